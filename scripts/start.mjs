// npm start: installs what is missing, builds what is stale, serves everything. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { environment, fail, install, modernNode, root, SERVER_FLAGS } from './lib/bootstrap.mjs'

/** One by one: where no folder can be made (in /proc), Node's own recursive way tries for ever. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

// The packages for traces come with the tools: few use them, and they are a tenth of all files.
install(process.env.OTEL_EXPORTER_OTLP_ENDPOINT ? 'all' : 'run')
const node = modernNode()
const env = environment(node)
if (!env.APP_SECRET || !env.DATABASE_URL) {
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  try {
    makeFolder(dataDir)
  } catch (error) {
    fail(`DATA_DIR ${dataDir} cannot be used (${error.message}); please name a folder that can be written.`)
  }
}
const build = spawn(node, ['scripts/build-web.ts'], { cwd: root, env, stdio: 'inherit' })
// The database is made ready while the pages are built. The channel tells the server when they are there, and when this
// process is gone, however it ended.
const server = spawn(node, [...SERVER_FLAGS, 'apps/server/src/main.ts'], {
  cwd: root,
  env: { ...env, WEB_BUILD: 'pending' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
let failed = 0
build.on('exit', (code) => {
  if (code === 0) server.connected && server.send('built')
  else {
    failed = code ?? 1
    server.kill('SIGTERM')
  }
})
// The terminal sends Ctrl-C to the whole group, a supervisor to this process alone; the server stops once, however often it
// is asked.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
// npm killed outright sends no signal: when it is gone, this process has another parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 1000).unref()
server.on('exit', (code, signal) => {
  build.kill()
  process.exit(failed || (code ?? (signal ? 1 : 0)))
})
