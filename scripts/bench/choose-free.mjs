/** Runs in the page of a product: chooses the first option that is not sold out in every group that has no choice yet. */
export const chooseFree = () => {
  for (const group of document.querySelectorAll('main [role=group]')) {
    const free = [...group.querySelectorAll('input[type=radio]')].find(
      (input) => !input.disabled && !input.closest('label')?.textContent?.includes('Sold out'),
    );
    if (!group.querySelector('input:checked')) free?.click();
  }
};
