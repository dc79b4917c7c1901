import { Container } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ListLoading } from './list-loading.tsx';
import styles from './list-waiting.module.css';

/** A list page whose first answer takes its time. */
export const ListWaiting = () => (
  <Container className={styles.page}>
    <Skeleton shape="text" width="1/4" />
    <Skeleton shape="heading" width="1/2" />
    <ListLoading />
  </Container>
);
