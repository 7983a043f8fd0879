import type { Row } from './rows'
import type { Entry, Habits, Work } from './work'

/** What the browser gives back may come from another release, or from a hand that played with it: it is checked. */

type Plain = Readonly<Record<string, unknown>>
const isPlain = (v: unknown): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)
const isText = (v: unknown): v is string => typeof v === 'string'
const isNumber = (v: unknown): v is number => typeof v === 'number' && Number.isFinite(v)
const isFlag = (v: unknown): v is boolean => typeof v === 'boolean'
const isAngle = (v: unknown): boolean => v === 'deg' || v === 'rad'
const isTab = (v: unknown): boolean => v === 'calculate' || v === 'graph' || v === 'line'
const all = (v: unknown, test: (each: unknown) => boolean): boolean => Array.isArray(v) && v.every(test)

const isEntry = (v: unknown): v is Entry =>
  isPlain(v) && isNumber(v.id) && isText(v.text) && isNumber(v.value) && isAngle(v.angle)
const isSlide = (v: unknown): boolean =>
  isPlain(v) && isNumber(v.min) && isNumber(v.max) && isNumber(v.step) && v.step > 0
const isView = (v: unknown): boolean =>
  v === null ||
  (isPlain(v) &&
    isNumber(v.x) &&
    isNumber(v.y) &&
    isNumber(v.width) &&
    isNumber(v.height) &&
    v.width > 0 &&
    v.height > 0)

const isRow = (v: unknown): v is Row =>
  isPlain(v) &&
  isNumber(v.id) &&
  isNumber(v.colour) &&
  isFlag(v.hidden) &&
  ((v.kind === 'line' && isText(v.text) && isSlide(v.slide)) ||
    (v.kind === 'table' && all(v.heads, isText) && all(v.cells, (cells) => all(cells, isText))))

export const isWork = (v: unknown): v is Work =>
  isPlain(v) &&
  isTab(v.tab) &&
  isText(v.line) &&
  isPlain(v.calculate) &&
  isAngle(v.calculate.angle) &&
  isFlag(v.calculate.exact) &&
  all(v.calculate.history, isEntry) &&
  isPlain(v.graph) &&
  isAngle(v.graph.angle) &&
  isFlag(v.graph.square) &&
  isFlag(v.graph.sound) &&
  isView(v.graph.view) &&
  all(v.graph.rows, isRow) &&
  (v.graph.rows as unknown[]).length > 0

export const isHabits = (v: unknown): v is Habits =>
  isPlain(v) && isAngle(v.degrees) && isAngle(v.graphAngle) && isFlag(v.exact) && isFlag(v.sound) && isTab(v.tab)
