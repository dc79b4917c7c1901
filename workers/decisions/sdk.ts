import {
  createForwardingEventProcessor,
  createInstance,
  createLogger,
  createStaticProjectConfigManager,
  OptimizelyDecideOption,
  WARN,
  type Client,
  type OptimizelyVariable,
} from '@optimizely/optimizely-sdk/universal';
import { EXPERIMENT_READY_MS } from '#contract/constants.ts';
import { readConversionInput, readDecideInput } from './inputs.ts';
import type { DecideInput, Decision } from './types.ts';

/** What the SDK would send for one impression or conversion. */
export type ExperimentPayload = Readonly<Record<string, unknown>>;

export interface SdkPorts {
  /** Receives each impression and conversion. Without it nothing is recorded. */
  readonly keep?: (payload: ExperimentPayload) => void;
  readonly log: (message: string) => void;
  readonly timeoutMs?: number;
}

/** One opened datafile. Its results depend only on datafile and input, wherever it runs. */
export interface Experiments {
  /** Null for an invalid input, which is logged. Accepts unknown values: lines of a file and messages of a page. */
  readonly decide: (input: unknown) => Decision | null;
  /** Records a conversion; false for an invalid input, or an event that the datafile does not contain. */
  readonly convert: (input: unknown) => boolean;
  readonly revision: string;
  readonly close: () => void;
}

const NOTHING: Decision = { variationKey: null, ruleKey: null, enabled: false, variables: {} };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Null, after a log line, if the text is not a datafile. */
export const openExperiments = async (datafile: string, { keep, log, timeoutMs = EXPERIMENT_READY_MS }: SdkPorts): Promise<Experiments | null> => {
  try {
    const client = createInstance({
      requestHandler: {
        makeRequest: () => {
          throw new Error('Decisions need no network');
        },
      },
      logger: createLogger({ level: WARN, logHandler: { log: (_level, message) => log(message) } }),
      projectConfigManager: createStaticProjectConfigManager({ datafile }),
      eventProcessor: createForwardingEventProcessor({
        dispatchEvent: async ({ params }) => {
          keep?.(params);
          return { statusCode: 200 };
        },
      }),
    });
    await client.onReady({ timeout: timeoutMs });
    return overClient(client, keep !== undefined, log);
  } catch (error) {
    log(`The datafile could not be opened: ${messageOf(error)}`);
    return null;
  }
};

const overClient = (client: Client, records: boolean, log: SdkPorts['log']): Experiments => {
  /** The SDK throws for some inputs that it cannot use. */
  const guarded = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      log(messageOf(error));
      return otherwise;
    }
  };
  return {
    revision: client.getOptimizelyConfig()?.revision ?? '',
    decide: (value) => {
      const parsed = readDecideInput(value);
      if ('problem' in parsed) {
        log(parsed.problem);
        return null;
      }
      const { input } = parsed;
      return guarded(() => (input.flag === undefined ? decideExperiment(client, input, records) : decideFlag(client, input, records)), null);
    },
    convert: (value) => {
      const parsed = readConversionInput(value);
      if ('problem' in parsed) {
        log(parsed.problem);
        return false;
      }
      const { userId, attributes, event, tags } = parsed.input;
      return guarded(() => {
        const isKnown = client.getOptimizelyConfig()?.events.some(({ key }) => key === event) ?? false;
        if (isKnown) client.track(event, userId, { ...attributes }, { ...tags });
        else log(`The datafile names no event ${event}`);
        return isKnown;
      }, false);
    },
    close: () => void client.close().catch(() => {}),
  };
};

/**
 * The SDK's own order: forced decision, forced variation of a rule, experiment rules with audience and bucketing, then rollout rules, the last of
 * which is for everyone else. A forced decision tests a variation and is not an impression.
 */
const decideFlag = (client: Client, { userId, attributes, flag = '', forced, impression }: DecideInput, records: boolean): Decision => {
  const user = client.createUserContext(userId, { ...attributes });
  if (forced !== undefined) user.setForcedDecision({ flagKey: flag }, { variationKey: forced });
  const decide = (silent: boolean): Decision => {
    const { variationKey, ruleKey, enabled, variables } = user.decide(flag, silent ? [OptimizelyDecideOption.DISABLE_DECISION_EVENT] : []);
    return { variationKey, ruleKey, enabled, variables };
  };
  const silent = forced !== undefined || !records || impression === 'none';
  if (silent || impression === undefined) return decide(silent);
  // The datafile may have changed since the variation was decided that is on the screen.
  const now = decide(true);
  return now.variationKey === impression.of ? decide(false) : now;
};

/** An experiment by its key. A forced variation is stored in the client and removed afterwards, so that it does not affect the next input. */
const decideExperiment = (client: Client, { userId, attributes, experiment = '', forced }: DecideInput, records: boolean): Decision => {
  const isForced = forced !== undefined && client.setForcedVariation(experiment, userId, forced);
  try {
    const variationKey =
      records && forced === undefined
        ? client.activate(experiment, userId, { ...attributes })
        : client.getVariation(experiment, userId, { ...attributes });
    if (variationKey === null) return NOTHING;
    const variation = client.getOptimizelyConfig()?.experimentsMap[experiment]?.variationsMap[variationKey];
    const variables = Object.values(variation?.variablesMap ?? {}).map((variable) => [variable.key, valueOf(variable)] as const);
    return { variationKey, ruleKey: experiment, enabled: variation?.featureEnabled ?? true, variables: Object.fromEntries(variables) };
  } finally {
    if (isForced) client.setForcedVariation(experiment, userId, null);
  }
};

const valueOf = ({ type, value }: OptimizelyVariable): unknown => {
  if (type === 'boolean') return value === 'true';
  if (type === 'integer' || type === 'double') return Number(value);
  return type === 'json' ? (JSON.parse(value) as unknown) : value;
};
