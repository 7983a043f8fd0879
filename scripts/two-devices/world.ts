import { type Letter, LIMITS, SERVER_TIME, Test } from '@fourfold/contract'
import { vi } from 'vitest'
import type { Browser, Keeper } from './browser.ts'
import { type Known, makeModel, type Sent, valueIn } from './model.ts'
import { GRID_AT, type Kind, QUESTIONS, TEST_ID, TIME_MS } from './rows.ts'
import { type Answer, type Kept, makeServer } from './server.ts'

/** Two browsers, a server and what lies between them: one step after the other, each at a true moment. */

export const LINKS = ['up', 'down', 'deaf', 'slow', 'late'] as const
/** down: nothing arrives; deaf: what is sent arrives and the answer is lost; slow: the answer waits; late: what is sent waits on its way. */
export type Link = (typeof LINKS)[number]

export type Step = Readonly<{ wait: number; device: number }> &
  (
    | Readonly<{ do: 'choose' | 'submit'; pos: number; letter: Letter }>
    | Readonly<{ do: 'star'; pos: number }>
    | Readonly<{ do: 'link'; link: Link }>
    | Readonly<{
        do: 'send' | 'answer' | 'lose' | 'reload' | 'checkpoint' | 'discard' | 'finish' | 'backup' | 'restore'
      }>
    | Readonly<{ do: 'clock' | 'sleep'; ms: number }>
  )

type Held = Readonly<{ answer: () => void; lose: () => void }>
type Device = {
  readonly name: number
  readonly browser: Browser
  keeper: Keeper | null
  /** What its page found when it was opened. */
  found: readonly string[]
  link: Link
  held: Held | null
  /** How far the wall clock is off, and how much of the time the monotonic one has slept. */
  off: number
  slept: number
  /** When the clock was last set, and whether it knows the server's time since. */
  clockSetAt: number
  knowsTime: boolean
  shownMs: number
}

/** True time, in milliseconds; it never goes back, from one run to the next neither. */
const truth: { now: number; who: Device | null } = { now: 1_800_000_000_000, who: null }
let runs = 0

export function fakeClocks(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(Date, 'now').mockImplementation(() => truth.now + (truth.who?.off ?? 0))
  vi.spyOn(performance, 'now').mockImplementation(() => truth.now - 1_800_000_000_000 - (truth.who?.slept ?? 0))
}

const settled = () => new Promise((done) => setImmediate(done))
const GRIDS: Record<Letter, string> = { A: '1', B: '2', C: '3/4', D: '0' }

export async function makeWorld(
  browsers: readonly Browser[],
  clocks: readonly Pick<Device, 'off' | 'slept'>[],
  kind: Kind,
) {
  runs += 1
  truth.now += 86_400_000
  const began = truth.now
  const server = makeServer(kind, () => truth.now)
  const model = makeModel(server.kept(), () => truth.now)
  const devices = browsers.map((browser, name): Device => {
    const clock = clocks[name] ?? { off: 0, slept: 0 }
    return {
      name,
      browser,
      keeper: null,
      found: [],
      link: 'up',
      held: null,
      clockSetAt: 0,
      knowsTime: false,
      shownMs: 0,
      ...clock,
    }
  })
  let backup: { kept: Kept; known: Known } = { kept: server.kept(), known: model.backup() }

  /** What went wrong at the server: the browser takes it for a broken line. */
  let fault: unknown = null

  function serve(device: Device, method: string, url: string, body: string | undefined, sent: Sent): Answer {
    try {
      const early = device.keeper?.kept().draft.finish === 'expired' && truth.now - began < TIME_MS - 5000
      const [answer, outcome] = server.answer(method, url, body)
      if (outcome.kind === 'scored' && early) throw new Error('a clock that was set forward has ended the test')
      if (answer.status === 200 && method === 'GET') Test.parse(answer.body)
      model.saw(device.name, outcome, server.kept(), sent)
      return answer
    } catch (error) {
      fault ??= error
      throw error
    }
  }

  const token = `x.${btoa(JSON.stringify({ sub: String(runs), exp: 9e12 }))}.x`
  type Call = { method: string; body?: string; headers: Record<string, string> }
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: Call) => {
    const device = truth.who
    const ofThisWorld = headers.authorization === `Bearer ${token}`
    if (!ofThisWorld || !device || device.link === 'down') throw new TypeError('nobody is reached')
    const sentAt = truth.now
    const knew = device.knowsTime
    const lost = new TypeError('the answer was lost')
    const heard =
      device.link !== 'late' ||
      method === 'GET' ||
      (await new Promise<boolean>((arrive) => {
        device.held = { answer: () => arrive(true), lose: () => arrive(false) }
      }))
    const servedAt = truth.now
    const dated = knew && servedAt - sentAt <= LIMITS.onTheWayMs
    const answer = serve(device, method, url, body, { sentAt, dated })
    if (!heard) throw lost
    const text = JSON.stringify(answer.body)
    const reply = {
      ok: answer.status === 200,
      status: answer.status,
      statusText: '',
      headers: new Headers({ 'content-type': 'application/json', [SERVER_TIME]: String(servedAt) }),
      json: async () => JSON.parse(text) as unknown,
    }
    if (device.link === 'deaf') throw lost
    if (device.link === 'slow' && method !== 'GET')
      await new Promise<void>((answered, fail) => {
        device.held = { answer: () => answered(), lose: () => fail(lost) }
      })
    // What was asked and answered at the same moment, by a clock that was not set since, tells the server's time.
    if (sentAt === servedAt && device.clockSetAt <= sentAt) device.knowsTime = true
    return reply
  })

  const as = async (device: Device, work: () => unknown): Promise<void> => {
    truth.who = device
    await work()
    await settled()
    truth.who = null
    if (fault) throw fault
  }
  const release = (device: Device, how: keyof Held): void => {
    const { held } = device
    device.held = null
    held?.[how]()
  }

  async function open(device: Device): Promise<void> {
    device.held = null
    device.keeper = null
    // Offline a page opens with what this browser has stored, which may be less than the server had told.
    device.shownMs = 0
    const draft = await device.browser.openDraft(TEST_ID).catch(() => null)
    if (!draft) return
    device.found = draft.state.questions.map(valueIn)
    const keeper = device.browser.keepTest(draft, () => {
      device.keeper = null
    })
    device.keeper = keeper
    // As the page does when it starts.
    void keeper.send()
  }

  function edit(device: Device, pos: number, act: (keeper: Keeper) => void): void {
    const { keeper } = device
    if (!keeper || keeper.kept().draft.state.scored) return
    const at = () => keeper.kept().draft.state.questions[pos]
    keeper.dispatch({ type: 'go', step: pos })
    const before = at()?.edits ?? 0
    act(keeper)
    const after = at()
    if (after && after.edits > before) model.changed(device.name, pos, valueIn(after))
    if (keeper.kept().draft.state.expired) void keeper.finish('expired')
  }
  /** It is sent at once: what was submitted must be known before. */
  function submit({ name, keeper }: Device, pos: number): void {
    const state = keeper?.kept().draft.state
    const own = state?.questions[pos]
    if (!own || own.taken || !kind.tutor || state?.scored || state?.expired) return
    model.changed(name, pos, valueIn(own))
    keeper?.dispatch({ type: 'submit' })
  }
  const answer = (keeper: Keeper, pos: number, letter: Letter): void => {
    if (pos === GRID_AT) keeper.dispatch({ type: 'grid', text: GRIDS[letter] })
    else keeper.dispatch({ type: 'choose', letter })
  }

  async function perform(device: Device, step: Step): Promise<void> {
    const { keeper } = device
    switch (step.do) {
      case 'choose':
        return edit(device, step.pos, (k) => answer(k, step.pos, step.letter))
      case 'star':
        return edit(device, step.pos, (k) => k.dispatch({ type: 'star' }))
      case 'submit':
        edit(device, step.pos, (k) => answer(k, step.pos, step.letter))
        return submit(device, step.pos)
      case 'link':
        if (step.link !== 'slow') release(device, step.link === 'up' ? 'answer' : 'lose')
        device.link = step.link
        return
      case 'send':
        return void keeper?.send()
      case 'answer':
      case 'lose':
        return release(device, step.do)
      case 'reload':
        return open(device)
      case 'checkpoint':
        return void keeper?.saveCheckpoint()
      case 'discard':
        return discard(device)
      case 'finish':
        return void keeper?.finish('asked')
      case 'clock':
        device.off += step.ms
        device.clockSetAt = truth.now
        device.knowsTime = false
        // As an open page does each second.
        keeper?.dispatch({ type: 'tick' })
        return model.clockSet(device.name, waitingOn(device))
      case 'sleep':
        truth.now += step.ms
        device.slept += step.ms
        return
      case 'backup':
        if (!model.scored()) backup = { kept: server.kept(), known: model.backup() }
        return
      case 'restore':
        // Of a scored test the browsers have dropped what they had.
        if (model.scored()) return
        server.restore(backup.kept)
        return model.restored(backup.known)
    }
  }

  const waitingOn = ({ keeper }: Device): ReadonlySet<number> => {
    const draft = keeper?.kept().draft
    const all = Array.from({ length: QUESTIONS }, (_, pos) => pos)
    if (!draft) return new Set(all)
    const own = draft.state.questions
    return new Set(all.filter((pos) => (own[pos]?.edits ?? 0) > (draft.sent[own[pos]?.id ?? 0] ?? 0)))
  }

  async function discard(device: Device): Promise<void> {
    const { keeper, link } = device
    if (!keeper || keeper.kept().draft.state.scored) return
    device.link = link === 'slow' || link === 'late' ? 'up' : link
    release(device, 'answer')
    await settled()
    if (device.keeper === null) return
    // The storage of these browsers keeps nothing: the student throws it away for good.
    await keeper.discard(true)
    device.link = link
    device.keeper = null
    device.shownMs = 0
    model.dropped(device.name, device.found, server.kept())
  }

  /** A page that knows the server's version shows what the server has, but for what is not sent yet. */
  function check(device: Device): void {
    const draft = device.keeper?.kept().draft
    if (!draft) return
    // What another device has scored is what was spent there.
    if (draft.state.time_ms < device.shownMs && !draft.state.scored)
      throw new Error(`device ${device.name} shows less time than before`)
    device.shownMs = draft.state.time_ms
    const { test, rows } = server.kept()
    if (draft.version !== test.version || device.held) return
    for (const [pos, { slot }] of rows.entries()) {
      const own = draft.state.questions[pos]
      if (!own || own.edits > (draft.sent[own.id] ?? 0)) continue
      const there = JSON.stringify([valueIn(slot), slot.taken_at !== null])
      const here = JSON.stringify([valueIn(own), own.taken])
      if (here !== there)
        throw new Error(`device ${device.name} shows ${here} in question ${pos}, the server has ${there}`)
    }
  }

  async function take(step: Step): Promise<void> {
    truth.now += step.wait
    const device = devices[step.device]
    if (!device) return
    await as(device, () => perform(device, step))
    check(device)
  }

  /** Everybody is online, sends what waits, and looks again. */
  async function end(): Promise<void> {
    for (const round of [0, 1, 2])
      for (const device of devices) {
        truth.now += 1000
        await as(device, () => {
          device.link = 'up'
          release(device, 'answer')
        })
        await as(device, () => open(device))
        check(device)
        if (round < 2) continue
        const draft = device.keeper?.kept().draft
        if (!draft || device.browser.isDirty(draft)) throw new Error(`device ${device.name} has not sent everything`)
        if (draft.version !== server.kept().test.version) throw new Error(`device ${device.name} is behind`)
      }
    model.holds(server.kept())
    for (const device of devices)
      await as(device, () => device.keeper && device.browser.dropDraft(device.keeper.kept().draft))
    vi.clearAllTimers()
  }

  for (const device of devices)
    await as(device, () => {
      device.browser.saveToken(token)
      return open(device)
    })
  const answers = () => server.kept().rows.map(({ slot }) => slot.letter ?? slot.grid)
  return { take, end, answers, clocks: () => devices.map(({ off, slept }) => ({ off, slept })) }
}
