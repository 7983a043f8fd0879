/**
 * Builds the question bank into its files, and the loaded database that tests copy, where they are not there yet.
 * With a prefix: a data folder of one's own whose database is loaded already; its path is the last line printed.
 */

import { testFolders } from '../apps/server/src/db/embedded/memory-folder.ts'
import { loadedCluster, loadedDataFolder } from '../apps/server/src/testing/loaded-cluster.ts'

const [prefix] = process.argv.slice(2)
if (prefix) console.log(await loadedDataFolder(prefix, testFolders()))
else await loadedCluster()
