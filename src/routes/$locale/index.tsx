import { createFileRoute } from '@tanstack/react-router';
import { useWords } from '#src/i18n/use-words.ts';

export const Route = createFileRoute('/$locale/')({ component: Home });

function Home() {
  const words = useWords();
  return <h1>{words.t('brand')}</h1>;
}
