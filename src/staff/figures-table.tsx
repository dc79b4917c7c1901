import styles from './insights-page.module.css';

export interface FiguresTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** First the head of the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** Figures that fit a phone: columns share the width and their heads wrap, so that nothing has to be scrolled sideways. */
export const FiguresTable = ({ caption, columns, rows }: FiguresTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [head, ...cells] }) => (
        <tr key={id}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
