import { type Argument, type CallExpression, type Expression, parseSync } from '@swc/core';
import { isObject } from '../../src/lib/is-object.ts';

/** Operations of Payload's Local API that skip access rules by default, in version 3; in 4, they apply them. */
const OPERATIONS = new Set([
  ...['count', 'countGlobalVersions', 'countVersions', 'create', 'delete', 'duplicate', 'find', 'findByID'],
  ...['findDistinct', 'findGlobal', 'findGlobalVersionByID', 'findGlobalVersions', 'findVersionByID', 'findVersions'],
  ...['restoreGlobalVersion', 'restoreVersion', 'update', 'updateGlobal'],
]);
const JOBS = new Set(['cancel', 'cancelByID', 'queue', 'run', 'runByID']);

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (!isObject(value) && !Array.isArray(value)) return;
  if (isNode(value)) yield value;
  for (const one of Object.values(value)) yield* nodesIn(one);
}

/** Without parentheses, `await` and assertions. */
function bare(expression: Expression): Expression {
  switch (expression.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
      return bare(expression.expression);
    case 'AwaitExpression':
      return bare(expression.argument);
    default:
      return expression;
  }
}

function nameOf(expression: Expression): string | undefined {
  const inner = bare(expression);
  if (inner.type === 'Identifier') return inner.value;
  if (inner.type === 'CallExpression')
    return inner.callee.type === 'Import' || inner.callee.type === 'Super' ? undefined : nameOf(inner.callee);
  if (inner.type !== 'MemberExpression') return undefined;
  const { property } = inner;
  // Of `#payload` too, whose types lack it.
  return 'value' in property && typeof property.value === 'string' ? property.value : undefined;
}

/** `payload.find`, `req.payload.find`, `(await cms()).find`, `payload.jobs.queue`. */
function operationOf({ callee }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const operation = callee.property.value;
  const receiver = nameOf(callee.object);
  if (receiver === 'payload' || receiver === 'cms') return OPERATIONS.has(operation) ? operation : undefined;
  const object = bare(callee.object);
  const isJobs = receiver === 'jobs' && object.type === 'MemberExpression' && nameOf(object.object) === 'payload';
  return isJobs && JOBS.has(operation) ? `jobs.${operation}` : undefined;
}

const states = (value: unknown): boolean =>
  [...nodesIn(value)].some(
    ({ type, key, value: name }) =>
      (type === 'KeyValueProperty' && isNode(key) && key.value === 'overrideAccess') ||
      (type === 'Identifier' && name === 'overrideAccess'),
  );

const isSpreadOf = (known: Set<string>) => (node: Node) =>
  node.type === 'SpreadElement' && known.has(nameOf(node.arguments as Expression) ?? '');

/** Names of the file whose declaration says it, or repeats one that does, so that `...shared` does too. */
function stating(tree: unknown): Set<string> {
  const known = new Set<string>();
  const declared = [...nodesIn(tree)].flatMap(({ type, id, init, identifier, body }) => {
    const name = type === 'VariableDeclarator' ? id : type === 'FunctionDeclaration' ? identifier : undefined;
    return isNode(name) && typeof name.value === 'string' ? [{ name: name.value, value: init ?? body }] : [];
  });
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const { name, value } of declared)
      if (states(value) || [...nodesIn(value)].some(isSpreadOf(known))) known.add(name);
  }
  return known;
}

function saysSo(argument: Argument | undefined, known: Set<string>): boolean {
  if (!argument) return false;
  const options = bare(argument.expression);
  if (options.type !== 'ObjectExpression') return known.has(nameOf(options) ?? '');
  return options.properties.some((property) => {
    if (property.type === 'SpreadElement')
      return states(property.arguments) || known.has(nameOf(property.arguments) ?? '');
    if (property.type === 'Identifier') return property.value === 'overrideAccess';
    return 'key' in property && property.key.type === 'Identifier' && property.key.value === 'overrideAccess';
  });
}

export type Unstated = {
  line: number;
  operation: string /** Of its options, in the bytes of the source. */;
  at: number;
};

/** Calls of the Local API that leave `overrideAccess` to Payload's default, which differs between 3 and 4. */
export function unstatedCalls(source: string, isTsx: boolean): Unstated[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx: isTsx, decorators: true });
  const known = stating(tree.body);
  const bytes = Buffer.from(source);
  const calls = [...nodesIn(tree.body)].filter(({ type }) => type === 'CallExpression') as unknown as CallExpression[];
  return calls.flatMap((call) => {
    const operation = operationOf(call);
    const [options] = call.arguments;
    if (!operation || saysSo(options, known)) return [];
    const first = options?.expression;
    const at = (first && 'span' in first ? first.span.start : call.span.end) - 1;
    return [{ operation, at, line: bytes.subarray(0, at).toString().split('\n').length }];
  });
}
