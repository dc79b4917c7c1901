import {
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { loadOnIntent } from './load-on-intent.ts';

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

interface PlaceProps<Props> {
  readonly given: Props;
  readonly setAlive: (isAlive: boolean) => void;
}

/**
 * A part that the server draws whole and that the page brings to life when somebody first does something. Until then its
 * links, forms and popovers work as the platform's own. A part that the page draws by itself comes at once. `onServer` is the part itself where the server renders:
 *
 *   const Footer = deferred(() => import('./footer.tsx').then((module) => module.Footer), import.meta.env.SSR ? (await import('./footer.tsx')).Footer : undefined);
 */
export const deferred = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  fallback: ReactNode = null,
): FunctionComponent<Props> & { readonly loadNow?: () => Promise<unknown> } => {
  if (onServer) {
    const OnServer = onServer;
    return (props: Props) => (
      <Suspense fallback={fallback}>
        <OnServer {...props} />
      </Suspense>
    );
  }
  const loaded = loadOnIntent(load);
  const Loaded = ({ given, setAlive }: PlaceProps<Props>) => {
    useEffect(() => setAlive(true), [setAlive]);
    // A load that waits for an event of the page would end the server, too.
    if (import.meta.env.SSR) throw new Error('A deferred part that the server cannot draw must not be drawn before the page has hydrated');
    // False while React takes over what the server wrote, true where there is nothing to take over.
    const isOurs = useSyncExternalStore(never, yes, no);
    const Part = use(loaded(isOurs));
    return <Part {...given} />;
  };
  const Place = memo((props: PlaceProps<Props>) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  ));
  // Nothing must disturb a part that still waits: it would be thrown away, its place would be empty until it comes, and everything below would move. Neither a
  // parent that draws itself again, nor what the part is to show from now on: what the server drew stands until the part can show the new. Its script alone
  // is not enough: it may wait for its words.
  const Waiting = memo((props: Props) => {
    const [isAlive, setAlive] = useState(false);
    const later = useDeferredValue(props);
    return <Place given={isAlive ? props : later} setAlive={setAlive} />;
  });
  // For a loader that wants it there before its page is drawn.
  return Object.assign(Waiting, { loadNow: () => loaded(true) });
};
