import { inArray } from 'drizzle-orm';
import { styleIdOf } from '#contract/ids.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { sizeLabel } from '#domain/catalogue/model/sizes.ts';
import { adviseSize, leanOf } from '#domain/catalogue/size-advice.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { reviewSummaries } from '#server/platform/db/schema/reviews.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPastSizes } from './past-sizes.ts';

export const sizeAdviceHandlers = () =>
  ({
    'products.sizeAdvice': async ({ params }, { db, locale, session, clock }) => {
      const model = await currentModel(db);
      const entry = shelfOf(model, locale.currency, clock().getTime()).byId.get(styleIdOf(params.productId));
      if (!entry) throw new Refusal('PLP400');
      const { style } = entry;
      if (style.sizeChart === null) return {};
      const past = await readPastSizes(db, model, session.subject);
      if (past.length === 0) return {};
      const ids = [...new Set([style.id, ...past.map(({ styleId }) => styleId)])];
      const summaries = await db
        .select({ masterId: reviewSummaries.masterId, fit: reviewSummaries.fit })
        .from(reviewSummaries)
        .where(inArray(reviewSummaries.masterId, ids));
      const fits = new Map(summaries.map(({ masterId, fit }) => [masterId, fit]));
      const sizes = [...new Set(entry.colourways.flatMap(({ variants }) => variants.map(({ variant }) => variant.size)))];
      const found = adviseSize({ styleId: style.id, chart: style.sizeChart, sizes }, past, model.charts, (id) => leanOf(fits.get(id)));
      if (!found) return {};
      const { from, size } = found;
      const fit = fits.get(style.id);
      const lean = leanOf(fit);
      const ordered = model.styleById.get(from.styleId);
      return {
        advice: {
          size,
          label: sizeLabel(size, model.charts.get(style.sizeChart), locale),
          ordered: {
            name: textFor(ordered?.names, locale),
            label: sizeLabel(from.size, model.charts.get(from.chart), locale),
            outcome: from.outcome,
            orderedAt: from.orderedAt.toISOString(),
          },
          // It is a reason only where it changed something.
          ...(fit &&
            lean !== 0 &&
            found.lean !== 0 && { fit: { runs: lean === 1 ? ('small' as const) : ('large' as const), count: fit.small + fit.true + fit.large } }),
        },
      };
    },
  }) satisfies Handlers<'products.sizeAdvice'>;
