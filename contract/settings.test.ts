import { describe, expect, it } from 'vitest';
import { LOCALE_IDS } from './locales.ts';
import { dialogSettings } from './settings/dialogs.ts';
import { dialogSettingSchema, settingsSchema } from './settings/schema.ts';
import { settingsFor } from './settings.ts';

describe('settings', () => {
  it.each(LOCALE_IDS)('%s has a value for every setting and no unknown one', (locale) => {
    const settings = settingsFor(locale);
    expect(settingsSchema.parse(settings)).toEqual(settings);
  });

  it('production files mock no path', () => {
    for (const locale of LOCALE_IDS) expect(settingsFor(locale).mockPaths).toEqual([]);
  });

  it('the law decides the age: 13 in the United States and the United Kingdom, 15 in France, 16 in Germany', () => {
    expect(LOCALE_IDS.map((locale) => settingsFor(locale).signUp.minimalAge)).toEqual([13, 13, 13, 15, 16]);
  });

  it('the lowest price of 30 days is shown where Europe asks for it', () => {
    expect(LOCALE_IDS.filter((locale) => settingsFor(locale).features.omnibusPrice)).toEqual(['en-gb', 'fr-fr', 'de-de']);
  });

  it('every dialog opens in a way the kit knows', () => {
    for (const setting of Object.values(dialogSettings)) expect(dialogSettingSchema.parse(setting)).toEqual(setting);
  });
});
