import { type Answer, calibrateTopic, offsetOf, seededRng, takeover, viewAfter } from '@fourfold/engine'
import { ask, diagnostic, newCourse, nextDay } from './course.ts'
import { recommended } from './policies.ts'
import { type World, withItems } from './world.ts'

/** Students before the report's: most stay for a few sets, some for weeks; three in ten sets are of their own choice. */
function earlier(world: World, seed: number): Answer[] {
  const course = newCourse(world, seed)
  const rng = seededRng(seed + 900_000)
  const policy = recommended()
  diagnostic(course)
  for (let set = 0, last = 3 + Math.floor(20 * rng() ** 2); set < last; set++) {
    if (set % 2 === 0) nextDay(course)
    const own = world.bySkill.get(world.skills[Math.floor(rng() * world.skills.length)]!.id)!
    const asked = rng() < 0.3 ? own.slice(0, 5) : policy.next(course, 10)
    for (const item of asked) ask(course, item, true)
  }
  return course.log.map(({ item, first, ...rest }) => ({ ...rest, item, first_exposure: first }))
}

/** The world after a night's work on its first students, as the server does it. */
export function calibrated(world: World, seed: number, students = 80): World {
  const histories = Array.from({ length: students }, (_, u) => earlier(world, seed + 10_000 + u))
  const night = calibrateTopic(histories, world.items)
  const items = world.items.map((item) => viewAfter(night, item))
  const topWeight = night.topic ? takeover(night.answers) : 0
  const at = withItems(world, items, { topWeight, prior: night.prior })
  const skills = at.skills.map((skill) => {
    const weightOffset = offsetOf(night, { id: '', skills: [skill.id] })
    const own = items.filter((item) => item.skills.includes(skill.id))
    const secondsTaken = own.reduce((sum, item) => sum + (item.secondsTaken ?? item.seconds) / own.length, 0)
    return { ...skill, secondsTaken, ...(weightOffset ? { weightOffset } : {}) }
  })
  return { ...at, skills }
}
