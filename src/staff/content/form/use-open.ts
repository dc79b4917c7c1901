import { useState, type SyntheticEvent } from 'react';

/**
 * Whether a fold is open: as the editor has left it. One in which something is wrong opens by itself, and stays open while that is put right.
 * @returns attributes of a `<details>`
 */
export const useOpen = (hasProblem: boolean, fromStart = false) => {
  const [isOpen, setOpen] = useState(fromStart || hasProblem);
  const [hadProblem, setHadProblem] = useState(hasProblem);
  if (hadProblem !== hasProblem) {
    setHadProblem(hasProblem);
    if (hasProblem) setOpen(true);
  }
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => setOpen(currentTarget.open);
  return { open: isOpen, onToggle };
};
