/** Builds the question bank into its files, and the loaded database that tests copy, where they are not there yet. */

import { loadedCluster } from '../apps/server/src/testing/loaded-cluster.ts'

await loadedCluster()
