import { topicSuite } from './bank-suite.ts'

topicSuite('algebra-1')
