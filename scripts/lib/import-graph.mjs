import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseSync } from 'vite';

/** A file's literal specifiers: static and lazy imports and re-exports, of types as well as of values. */
const specifiersIn = (path, source) => {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lazy = module.dynamicImports.map(({ moduleRequest }) => /^['"]([^'"]+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1]);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...lazy, ...exported].filter(
    (specifier) => specifier !== undefined,
  );
};

/** The file of this project that a specifier names, or undefined: a package. */
export const resolveSpecifier = (importer, specifier) => {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#ui/')) return `src/ui/${path.slice('#ui/'.length)}`;
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? posix.join(dirname(importer), path) : undefined;
};

/**
 * Which file imports which.
 * @param files paths from the root, with `/`
 * @returns by path, the paths of `files` that it imports
 */
export const importGraph = (files, read = (path) => readFileSync(path, 'utf8')) => {
  const known = new Set(files);
  const imports = (path) => specifiersIn(path, read(path)).map((specifier) => resolveSpecifier(path, specifier));
  return new Map(files.map((path) => [path, new Set(imports(path).filter((target) => target !== path && known.has(target)))]));
};

/** Whether one of two folders is inside the other: together they are one subject. */
const areNested = (one, other) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * The same graph between folders.
 * @param folderOf a file's folder
 */
export const folderGraph = (graph, folderOf) => {
  const folders = new Map();
  for (const [path, targets] of graph) {
    const folder = folderOf(path);
    const known = folders.get(folder) ?? new Set();
    folders.set(folder, known);
    for (const target of targets) {
      const other = folderOf(target);
      if (other !== folder && !areNested(folder, other)) known.add(other);
    }
  }
  return folders;
};

/** Groups of nodes each of which reaches every other one (Tarjan 1972). */
export const cyclesIn = (graph) => {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const open = new Set();
  const cycles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.has(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) open.delete(member);
    if (group.length > 1) cycles.push(group.toSorted((one, other) => one.localeCompare(other)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
};

/**
 * Imports from a lower layer of a higher one.
 * @param layers path prefixes, the lowest first; of several that fit the longest counts
 */
export const upwardImports = (graph, layers) => {
  const layerOf = (path) => {
    const fitting = layers.filter((layer) => path.startsWith(layer));
    return layers.indexOf(fitting.reduce((longest, layer) => (layer.length > longest.length ? layer : longest), ''));
  };
  return [...graph].flatMap(([path, targets]) =>
    [...targets].filter((target) => layerOf(target) > layerOf(path)).map((target) => ({ path, target })),
  );
};
