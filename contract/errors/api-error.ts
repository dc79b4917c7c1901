import * as z from 'zod/mini';

/**
 * The body of every refusal (spec 1 §3). The first entry counts. Our own refusals always carry one: an answer 403 with an appId
 * and none is the bot challenge (spec 1 §7).
 */
export const apiErrorSchema = z.object({
  errorDetails: z.array(
    z.object({
      errorId: z.string(),
      /** For logs and for the few places that show the server's words; elsewhere the page says it in its own. */
      message: z.string(),
      /** Figures for placeholders: `maxAllowedQty`, `total` ... */
      details: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  appId: z.string(),
  correlationId: z.string(),
  status: z.int(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
