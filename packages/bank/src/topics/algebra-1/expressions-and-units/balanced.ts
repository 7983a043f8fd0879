export { balanced } from '../../../kit.ts'
