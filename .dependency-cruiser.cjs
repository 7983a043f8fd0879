/** The house's import rules (docs/decisions/0003). */
const { serverRules } = require('./apps/server/layers.cjs')

const ours = '^(packages|apps|bench)/'
/** The rooms of the bank, lowest first: each knows only those before it. Tests may look further up. */
const rooms = ['kit', 'draw', 'lock', 'served', 'gates', 'cli']
const bankRooms = rooms.slice(0, -1).map((room, i) => ({
  name: `bank-${room}-knows-only-lower-rooms`,
  severity: 'error',
  from: { path: `^packages/bank/src/${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/bank/src/(${[...rooms.slice(i + 1), 'topics'].join('|')})/` },
}))
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'base-stands-alone',
      comment: 'What every package needs and none should write again: it knows none of them.',
      severity: 'error',
      from: { path: '^packages/base/' },
      to: { path: ours, pathNot: '^packages/base/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: ours, pathNot: '^packages/(base|contract)/' },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      from: { path: '^packages/engine/' },
      to: { path: ours, pathNot: '^packages/(base|engine)/' },
    },
    {
      name: 'bank-stands-alone',
      severity: 'error',
      from: { path: '^packages/bank/' },
      to: { path: ours, pathNot: '^packages/(base|bank)/' },
    },
    {
      name: 'grapher-stands-alone',
      severity: 'error',
      from: { path: '^packages/grapher/' },
      to: { path: ours, pathNot: '^packages/grapher/' },
    },
    {
      name: 'exams-stand-alone',
      severity: 'error',
      from: { path: '^packages/exams/' },
      to: { path: ours, pathNot: '^packages/(base|exams)/' },
    },
    {
      name: 'bank-topics-import-the-kit-only',
      comment: 'Content is written with the kit; how it is drawn, locked and checked is no concern of it.',
      severity: 'error',
      from: { path: '^packages/bank/src/topics/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/bank/src/(topics/|kit/index\\.ts$)' },
    },
    {
      name: 'bank-topics-never-import-topics',
      severity: 'error',
      from: { path: '^packages/bank/src/topics/([^/]+)/' },
      to: { path: '^packages/bank/src/topics/', pathNot: '^packages/bank/src/topics/$1/' },
    },
    {
      name: 'bank-subjects-never-import-subjects',
      severity: 'error',
      from: { path: '^packages/bank/src/topics/([^/]+)/([^/]+)/' },
      to: { path: '^packages/bank/src/topics/[^/]+/[^/]+/', pathNot: '^packages/bank/src/topics/$1/$2/' },
    },
    {
      name: 'bank-what-subjects-share-knows-none-of-them',
      comment: 'A file beside the index.ts of a topic serves its subjects; a topic without any has its lessons there.',
      severity: 'error',
      from: { path: '^packages/bank/src/topics/[^/]+/[^/]+\\.ts$', pathNot: '/index\\.ts$|\\.test\\.ts$' },
      to: { path: '^packages/bank/src/topics/[^/]+/[^/]+/', pathNot: '^packages/bank/src/topics/[^/]+/lessons/' },
    },
    ...bankRooms,
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      from: { path: '^packages/stripe-sandbox/' },
      to: { path: ours, pathNot: '^packages/(base|stripe-sandbox)/' },
    },
    {
      name: 'web-imports-contract-only',
      comment: 'The browser never holds generators or keys; the grapher is mathematics alone.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(bank|engine|exams|stripe-sandbox)|apps/server)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'queries-know-no-services',
      severity: 'error',
      from: { path: '^apps/server/src/features/[^/]+/queries\\.ts$' },
      to: { path: '^apps/server/src/features/.*/(service|routes)\\.ts$' },
    },
    {
      name: 'only-the-app-imports-routes',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/app\\.ts$' },
      to: { path: '^apps/server/src/features/.*/routes\\.ts$' },
    },
    ...serverRules,
    {
      name: 'ui-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: '^apps/web/app/(pages|components|layouts|api|outbox|attempt|session|routing)/' },
    },
    {
      name: 'components-know-no-pages',
      severity: 'error',
      from: { path: '^apps/web/app/(components|api|outbox|attempt|session|routing|theme)/' },
      to: { path: '^apps/web/app/(pages|layouts)/' },
    },
    {
      name: 'pages-never-import-pages',
      severity: 'error',
      from: { path: '^apps/web/app/pages/([^/]+)/' },
      to: { path: '^apps/web/app/pages/', pathNot: '^apps/web/app/pages/$1/' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.woff2\\?url$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/build/|\\.react-router|migrations)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
