import { expect, type Locator } from '@playwright/test';

/** Chooses by the label that covers the radio. It waits until the label stands still: a forced press may land on another one while a dialog still moves. */
export const chooseRadio = async (radio: Locator): Promise<void> => {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
};
