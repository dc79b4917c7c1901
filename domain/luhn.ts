/** The digit that makes `digits` right: a slip of a finger is found before anything is looked up. */
export const luhnDigit = (digits: string): number => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
};

/** Whether the last digit checks the others. `number` is digits only. */
export const passesLuhn = (number: string): boolean => luhnDigit(number.slice(0, -1)) === Number(number.at(-1));
