import { topicSuite } from './bank-suite.ts'

topicSuite('act-reading')
