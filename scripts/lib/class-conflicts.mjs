import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { parseSync, Visitor } from 'vite';
import { resolveSpecifier } from './import-graph.mjs';

const STYLES = /\.module\.css$/;

/** Classes of an expression such as `cx(styles.frame, className)`, by the name that their stylesheet has in the file. */
const classesIn = (node) => {
  const classes = [];
  let isOpen = false;
  const look = (part) => {
    if (part === null || typeof part !== 'object') return;
    if (Array.isArray(part)) return part.forEach(look);
    if (part.type === 'MemberExpression' && part.object.type === 'Identifier' && !part.computed) {
      if (part.property.name === 'className') isOpen = true;
      return classes.push({ sheet: part.object.name, name: part.property.name });
    }
    if (part.type === 'Identifier' && part.name === 'className') isOpen = true;
    Object.values(part).forEach(look);
  };
  look(node);
  return { classes, isOpen };
};

/** What a file says of classes: which component takes one from outside, and which hands one to a component. */
const readComponents = (path, source) => {
  const { program } = parseSync(path, source);
  const imports = new Map();
  const uses = [];
  let owner = '';
  for (const statement of program.body) {
    const declared = statement.declaration ?? statement;
    owner = declared.id?.name ?? declared.declarations?.[0]?.id?.name ?? owner;
    if (statement.type === 'ImportDeclaration')
      for (const { local, imported } of statement.specifiers)
        imports.set(local.name, { path: resolveSpecifier(path, statement.source.value), name: imported?.name ?? 'default' });
    const note = (tag, value) => uses.push({ owner, tag, ...classesIn(value) });
    new Visitor({
      JSXOpeningElement: ({ name, attributes }) => {
        for (const attribute of attributes)
          if (attribute.type === 'JSXAttribute' && attribute.name.name === 'className')
            note(name.type === 'JSXIdentifier' ? name.name : undefined, attribute.value);
      },
      Property: ({ key, value }) => {
        if (key.type === 'Identifier' && key.name === 'className') note(undefined, value);
      },
    }).visit({ type: 'Program', body: [statement], sourceType: 'module', hashbang: null });
  }
  return { path, imports, uses };
};

/** Classes, attributes and pseudo-classes of a selector; what stands in `:where()` counts nothing. */
const weightOf = (selector) =>
  selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|is\(|not\(|has\()[\w-]+/g)?.length ?? 0;

/** @returns what a stylesheet declares for a class: layer, weight of the selector, property, value */
const readSheet = (css) => {
  const found = new Map();
  postcss.parse(css).walkRules((rule) => {
    let layer = '';
    for (let at = rule.parent; at; at = at.parent) if (at.type === 'atrule' && at.name === 'layer') layer = at.params;
    for (const selector of rule.selectors) {
      const subject = selector.split(/[\s>+~]+(?![^([]*[)\]])/).at(-1) ?? '';
      if (subject.includes('::')) continue;
      for (const [, name] of subject.matchAll(/\.([\w-]+)/g))
        for (const { prop, value } of rule.nodes.filter(({ type }) => type === 'decl'))
          found.set(name, [...(found.get(name) ?? []), { layer, weight: weightOf(selector), prop, value }]);
    }
  });
  return found;
};

const overlap = (one, other) => one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** Whether two declarations for one element say something else, and neither goes before the other by itself. */
const clash = (ours, theirs) =>
  ours.layer === theirs.layer && ours.weight === theirs.weight && ours.value !== theirs.value && overlap(ours.prop, theirs.prop);

/**
 * Declarations that only the order of stylesheets decides: a component has a class of its own and takes one from outside, both say another value of one
 * property, in the same layer and with the same weight. The order is that of the build, and changes with it.
 * @param files paths from the root, with `/`, of components and their stylesheets
 * @returns a sentence for each
 */
export const classConflicts = (files, read = (path) => readFileSync(path, 'utf8')) => {
  const sheets = new Map(files.filter((path) => STYLES.test(path)).map((path) => [path, readSheet(read(path))]));
  const components = new Map(files.filter((path) => path.endsWith('.tsx')).map((path) => [path, readComponents(path, read(path))]));
  const located = ({ imports }, classes) =>
    classes.map(({ sheet, name }) => ({ sheet: imports.get(sheet)?.path, name })).filter(({ sheet }) => sheets.has(sheet));

  /** Classes that a component adds to the one it is given, by itself or by what it is made of. */
  const ownClasses = (path, name, seen = new Set()) => {
    const file = components.get(path);
    if (!file || seen.has(`${path} ${name}`)) return [];
    seen.add(`${path} ${name}`);
    return file.uses
      .filter(({ isOpen, owner }) => isOpen && (owner === name || /^[a-z]/.test(owner)))
      .flatMap(({ classes, tag }) => [...located(file, classes), ...(tag ? ownOf(file, tag, seen) : [])]);
  };
  const ownOf = (file, tag, seen) => {
    const from = file.imports.get(tag);
    return ownClasses(from?.path ?? file.path, from?.name ?? tag, seen);
  };

  const declared = ({ sheet, name }) => sheets.get(sheet).get(name) ?? [];

  const conflicts = new Set();
  for (const file of components.values())
    for (const { tag, classes } of file.uses) {
      if (!tag || !/^[A-Z]/.test(tag)) continue;
      const taken = ownOf(file, tag);
      const pairs = located(file, classes).flatMap((given) => taken.filter(({ sheet }) => sheet !== given.sheet).map((own) => ({ given, own })));
      for (const { given, own } of pairs)
        for (const { prop, layer } of declared(given).filter((ours) => declared(own).some((theirs) => clash(ours, theirs))))
          conflicts.add(`${file.path}: .${given.name} and .${own.name} of <${tag}> (${own.sheet}) both say ${prop}, in the layer ${layer}`);
    }
  return [...conflicts];
};
