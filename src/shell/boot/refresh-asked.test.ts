import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refreshAsked } from './refresh-asked.ts';

const url = (id: string): string => `https://shop.example/products/v1/products/${id}/reviews/questions?count=3&locale=en-us`;
const keyOf = (id: string) => ['products.questions', { params: { productId: id }, query: { count: 3 } }] as const;

/** A query on the page whose answers come when the test gives them. */
const open = (id: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const asked: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void asked.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: keyOf(id), queryFn });
  const stop = observer.subscribe(() => undefined);
  return { queryClient, asked, shown: () => observer.getCurrentResult().data, stop };
};

it('reads again what has changed, and nothing else', async () => {
  const { queryClient, asked, shown, stop } = open('TRAIL001');
  asked[0]?.('none');
  await vi.waitFor(() => expect(shown()).toBe('none'));
  refreshAsked(queryClient, url('TRAIL002'));
  expect(asked).toHaveLength(1);
  refreshAsked(queryClient, url('TRAIL001'));
  expect(asked).toHaveLength(2);
  asked[1]?.('one question');
  await vi.waitFor(() => expect(shown()).toBe('one question'));
  stop();
});

it('reads once more what is told to have changed before the former answer was read', async () => {
  const { queryClient, asked, shown, stop } = open('TRAIL001');
  refreshAsked(queryClient, url('TRAIL001'));
  asked[0]?.('none');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.('one question');
  await vi.waitFor(() => expect(shown()).toBe('one question'));
  expect(asked).toHaveLength(2);
  stop();
});
