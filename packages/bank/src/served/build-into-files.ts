/** `node build-into-files.ts <folder> <topic> …`: builds these topics and keeps them there. */

import { TOPIC_FOLDERS } from '../topic-order.ts'
import { buildTopic, topicModule } from './build.ts'
import { keep, sourceHash } from './cache.ts'

const [folder, ...wished] = process.argv.slice(2)
if (!folder) throw new Error('the folder for the built bank must be named')
const hash = sourceHash()
for (const topic of TOPIC_FOLDERS.filter((one) => wished.includes(one)))
  keep(folder, hash, topic, buildTopic(await topicModule(topic)))
