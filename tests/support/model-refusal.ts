export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly details?: unknown;
}

/** The model's no, wherever it is found out. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(status: number, code: string, details?: unknown) {
    super(code);
    this.refusal = { status, code, details };
  }
}

/** As the shop answers it. */
export const refusalAnswer = ({ status, code, details }: Refusal) => ({
  status,
  body: { errorDetails: [{ errorId: code, message: code, ...(details !== undefined && { details }) }], appId: 'waymark', correlationId: 'c', status },
});
