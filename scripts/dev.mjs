// npm run dev: the server, started anew at each change of its sources, and Vite with its proxy in front, on one embedded
// database. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, install, modernNode, root, say } from './lib/bootstrap.mjs'

const PAGES = process.env.DEV_PORT || '5173'

install('run')
const node = modernNode()
const env = { ...environment(node), PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${PAGES}` }
const server = spawn(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
const pages = spawn('react-router', ['dev', '--host', '127.0.0.1', '--port', PAGES], {
  cwd: join(root, 'apps/web'),
  env,
  stdio: 'inherit',
})
say(`Pages: http://127.0.0.1:${PAGES}, which pass calls on to the server on port ${env.PORT || 3000}.`)

let stopping = false
/** One stops, both stop. */
function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of [server, pages]) child.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
server.on('exit', (code) => stop(code ?? 0))
pages.on('exit', (code) => stop(code ?? 0))
