type Table = { name: string; ddl: readonly string[] };

/** The tables, each after those that its foreign keys refer to. Throws where two refer to each other. */
export function inOrderOfReferences<One extends Table>(tables: readonly One[]): One[] {
  const ordered = new Set<One>();
  const add = (table: One, path: readonly One[]) => {
    if (ordered.has(table)) return;
    if (path.includes(table))
      throw new Error(`${path.map(({ name }) => name).join(', ')} refer to each other`);
    for (const name of referencesOf(table)) {
      const other = tables.find((one) => one.name === name);
      if (!other) throw new Error(`${table.name} refers to ${name}, which is no table`);
      add(other, [...path, table]);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table, []);
  return [...ordered];
}

function referencesOf({ name, ddl }: Table): string[] {
  const references = ddl.flatMap((statement) => [...statement.matchAll(/\breferences (\w+)/g)]);
  return references.map(([, other = '']) => other).filter((other) => other !== name);
}
