import type { WrittenItem } from '#kit'

export const transitions1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/transitions-01',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -1.2,
    seconds: 40,
    text: '<p>Flamingos hatch with gray feathers, and for their first year they would hardly stand out among other wading birds. <span class="blank">______</span> as they feed on algae and brine shrimp rich in pigments called carotenoids, their feathers gradually turn pink.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'However,',
    wrong: [
      {
        html: 'In particular,',
        misconception: 'rw-example-for-new-point',
        why: 'Turning pink is a change from being gray, not a particular case of it. Examples are common in such texts, but this sentence is no case of what comes before.',
      },
      {
        html: 'Thus,',
        misconception: 'rw-cause-for-contrast',
        why: 'The feathers turn pink because of food, not because they were gray. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Similarly,',
        misconception: 'rw-likeness-without-match',
        why: 'Gray feathers and pink feathers are opposites here, not two like cases. It would link two parallel cases, and here there are not two.',
      },
    ],
    evidence: ['hatch with gray feathers', 'gradually turn pink'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The birds first “hatch with gray feathers” and later their feathers “gradually turn pink”: the second sentence turns against the first, so a contrast word is needed.',
  },
  {
    id: 'sat-reading-writing/transitions-02',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -1.3,
    seconds: 40,
    text: '<p>Many plants have names that record a mistake about where they came from. <span class="blank">______</span> the Jerusalem artichoke is native to North America, not the Middle East, and it is not an artichoke at all but a kind of sunflower.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'For example,',
    wrong: [
      {
        html: 'On the other hand,',
        misconception: 'rw-contrast-for-addition',
        why: 'The Jerusalem artichoke supports the first sentence instead of standing against it. A contrast word sounds thoughtful; here nothing is contrasted.',
      },
      {
        html: 'As a result,',
        misconception: 'rw-cause-for-addition',
        why: 'The origin of one plant is not caused by the names of many plants. The order suggests a result, but the second sentence only adds or illustrates.',
      },
      {
        html: 'Eventually,',
        misconception: 'rw-time-for-logic',
        why: 'No event comes after another here; a general statement is illustrated. It makes the sentences flow, but nothing in them is earlier or later.',
      },
    ],
    evidence: ['Many plants have names that record a mistake', 'the Jerusalem artichoke is native to North America'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>The first sentence speaks of “Many plants” with misleading names; “the Jerusalem artichoke” is one of them, so the second sentence is an example.',
  },
  {
    id: 'sat-reading-writing/transitions-03',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -1,
    seconds: 40,
    text: '<p>In April 1815, Mount Tambora, in what is now Indonesia, erupted with such force that its sulfur gases spread around the globe and dimmed the sunlight. <span class="blank">______</span> the summer of 1816 was so cold in New England and western Europe that crops failed on both sides of the Atlantic.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'As a result,',
    wrong: [
      {
        html: 'Likewise,',
        misconception: 'rw-likeness-without-match',
        why: 'The cold summer is an effect of the eruption, not a second case that resembles it.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-conclusion',
        why: 'The cold summer is not an example of an eruption but something the eruption led to.',
      },
      {
        html: 'Instead,',
        misconception: 'rw-contrast-for-cause',
        why: 'Nothing in the first sentence is replaced by the cold summer; it follows from the dimmed sunlight.',
      },
    ],
    evidence: ['dimmed the sunlight', 'the summer of 1816 was so cold'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>Gases that “dimmed the sunlight” are the cause, and a summer that “was so cold” is the effect, so the transition must show a result.',
  },
  {
    id: 'sat-reading-writing/transitions-04',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 45,
    text: '<p>For builders in the tropics, bamboo has plain advantages. It reaches its full height in a single season, whereas a timber tree needs decades. <span class="blank">______</span> its fibers resist pulling so well that, weight for weight, they can rival steel.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Moreover,',
    wrong: [
      {
        html: 'However,',
        misconception: 'rw-contrast-for-addition',
        why: 'Strength is a further advantage, so nothing turns against the quick growth. The subject changes a little, which suggests a turn, but the second sentence does not go against the first.',
      },
      {
        html: 'In other words,',
        misconception: 'rw-restates-what-is-new',
        why: 'Resisting a pull is not another way of saying that the plant grows fast. It sounds smooth, but one of the two sentences could then be left out.',
      },
      {
        html: 'Consequently,',
        misconception: 'rw-cause-for-addition',
        why: 'Bamboo is not strong because it grows quickly; the two are separate advantages. The order suggests a result, but the second sentence only adds or illustrates.',
      },
    ],
    evidence: [
      'bamboo has plain advantages',
      'reaches its full height in a single season',
      'its fibers resist pulling so well',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>The text promises “plain advantages.” Fast growth is the first and strong fibers are the second, so the second is added to the first.',
  },
  {
    id: 'sat-reading-writing/transitions-05',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 45,
    text: '<p>A hummingbird, whose tiny body loses heat quickly, survives cold nights by entering torpor, a state in which its heartbeat and temperature drop sharply. <span class="blank">______</span> some small bats let their bodies cool during chilly days, saving energy until it is time to hunt.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Similarly,',
    wrong: [
      {
        html: 'Otherwise,',
        misconception: 'rw-contrast-for-addition',
        why: '“Otherwise” would mean that the bats cool down if the hummingbird does not; the bats simply do the same in their own way.',
      },
      {
        html: 'By contrast,',
        misconception: 'rw-contrast-for-addition',
        why: 'Both animals do the same thing for the same reason, so there is no contrast.',
      },
      {
        html: 'Specifically,',
        misconception: 'rw-conclusion-for-detail',
        why: 'Bats are not a detail within the hummingbird’s behavior; they are a second case. To be specific, one needs a general statement to make exact.',
      },
    ],
    evidence: ['its heartbeat and temperature drop sharply', 'some small bats let their bodies cool'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The hummingbird lets its “heartbeat and temperature drop,” and the bats “let their bodies cool”: two parallel cases call for a word of likeness.',
  },
  {
    id: 'sat-reading-writing/transitions-06',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: -0.4,
    seconds: 45,
    text: '<p>Visitors who expect the famous garden at Ryoan-ji, a temple in Kyoto, to be full of blossoms are in for a surprise. Apart from some moss, nothing grows inside its walls. <span class="blank">______</span> fifteen stones rest in small groups on a bed of raked white gravel.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Instead,',
    wrong: [
      {
        html: 'Likewise,',
        misconception: 'rw-likeness-without-match',
        why: 'Stones and gravel are what the garden has in place of plants, not something like them.',
      },
      {
        html: 'Consequently,',
        misconception: 'rw-cause-for-contrast',
        why: 'The stones are not there because nothing grows; they are what takes the place of plants.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-new-point',
        why: 'Fifteen stones are not an example of a garden in which nothing grows. An example must be one of the things just named, and this is none of them.',
      },
    ],
    evidence: ['nothing grows inside its walls', 'fifteen stones rest in small groups'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>Where blossoms are expected “nothing grows”; “fifteen stones” take their place, and that is the meaning of “Instead.”',
  },
  {
    id: 'sat-reading-writing/transitions-07',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>Sophie Germain could not enroll at the École Polytechnique in Paris, which admitted only men. <span class="blank">______</span> she taught herself from borrowed lecture notes and in 1816 became the first woman to win a prize from the Paris Academy of Sciences.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Nevertheless,',
    wrong: [
      {
        html: 'For instance,',
        misconception: 'rw-example-for-new-point',
        why: 'Winning a prize is not an example of being kept out of a school. Examples are common in such texts, but this sentence is no case of what comes before.',
      },
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: 'Her prize does not bear out her being shut out; it goes against it. It sounds strong, but the direction has changed.',
      },
      {
        html: 'Likewise,',
        misconception: 'rw-likeness-without-match',
        why: 'Being shut out and winning a prize are not alike. It would link two parallel cases, and here there are not two.',
      },
    ],
    evidence: ['could not enroll', 'became the first woman to win a prize'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>Someone who “could not enroll” would not be expected to win the Academy’s prize; the second sentence stands against that expectation.',
  },
  {
    id: 'sat-reading-writing/transitions-08',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>Economists call the demand for a good inelastic when a change in its price causes only a small change in the amount that people buy. <span class="blank">______</span> shoppers purchase nearly as much of such a good after its price rises as they did before.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'In other words,',
    wrong: [
      {
        html: 'Conversely,',
        misconception: 'rw-contrast-for-addition',
        why: '“Conversely” announces the reverse, but the second sentence says the same as the first. A contrast word sounds thoughtful; here nothing is contrasted.',
      },
      {
        html: 'In addition,',
        misconception: 'rw-addition-for-cause',
        why: 'No new point is added: the definition is put more plainly. To add, one needs a new point, and this sentence only draws out the first.',
      },
      {
        html: 'Still,',
        misconception: 'rw-contrast-for-addition',
        why: '“Still” would make the second sentence hold in spite of the first, but it agrees with the definition, so nothing is conceded.',
      },
    ],
    evidence: ['only a small change in the amount that people buy', 'purchase nearly as much of such a good'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>“Only a small change in the amount” and “nearly as much” say the same thing, the second time more plainly, so the transition must announce a restatement.',
  },
  {
    id: 'sat-reading-writing/transitions-09',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>A two-year survey by ecologist Noor Haddad found that streetlights alter the way moths in her town spend the night. <span class="blank">______</span> moths within thirty meters of a lamp visited 40 percent fewer flowers than moths in unlit gardens did.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Specifically,',
    wrong: [
      {
        html: 'Nonetheless,',
        misconception: 'rw-contrast-for-addition',
        why: 'The figure supports the finding; nothing stands against it. The subject changes a little, which suggests a turn, but the second sentence does not go against the first.',
      },
      {
        html: 'Likewise,',
        misconception: 'rw-likeness-without-match',
        why: 'The figure is part of the same finding, not a second finding like it. The sentences share a topic, which suggests a likeness, but no two like cases are shown.',
      },
      {
        html: 'Subsequently,',
        misconception: 'rw-time-for-logic',
        why: 'The figure does not describe something that happened after the survey’s finding. Words of time need events told in that order, and here the link is one of thought.',
      },
    ],
    evidence: ['streetlights alter the way moths in her town spend the night', 'visited 40 percent fewer flowers'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The first sentence says only that streetlights “alter” the moths’ nights; “40 percent fewer flowers” says exactly how, so the transition must lead from general to particular.',
  },
  {
    id: 'sat-reading-writing/transitions-10',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.7,
    seconds: 45,
    text: '<p>In 1845 Urbain Le Verrier, in France, was calculating where an unseen planet must lie to explain the odd motion of Uranus. <span class="blank">______</span> on the other side of the English Channel, John Couch Adams was at work on the same problem. Neither man knew of the other’s efforts.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Meanwhile,',
    wrong: [
      {
        html: 'In turn,',
        misconception: 'rw-cause-for-addition',
        why: 'Adams cannot have begun because of Le Verrier if neither knew of the other. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Finally,',
        misconception: 'rw-time-for-logic',
        why: 'Adams worked at the same time as Le Verrier, not as the last in a series of steps.',
      },
      {
        html: 'Rather,',
        misconception: 'rw-contrast-for-addition',
        why: 'Adams’s work does not take the place of Le Verrier’s; both went on. The subject changes a little, which suggests a turn, but the second sentence does not go against the first.',
      },
    ],
    evidence: [
      'was calculating where an unseen planet must lie',
      'was at work on the same problem',
      'Neither man knew of the other’s efforts',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>One man “was calculating” while the other “was at work on the same problem,” each unaware of the other: two things at the same time.',
  },
  {
    id: 'sat-reading-writing/transitions-11',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.9,
    seconds: 40,
    text: '<p>In 1915 the chemist Alice Ball found a way to make chaulmoogra oil, a treatment for leprosy, fit for injection. She died the next year, before she could publish her method. <span class="blank">______</span> the president of her college continued the work and put it into print without giving her credit.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Subsequently,',
    wrong: [
      {
        html: 'Granted,',
        misconception: 'rw-contrast-for-addition',
        why: '“Granted” admits something before a “but,” and nothing is admitted here; the next event is told. It sounds thoughtful, but nothing is contrasted.',
      },
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: '“Indeed” would strengthen the news of her death, but the president’s act is a new event that came after it.',
      },
      {
        html: 'Rather,',
        misconception: 'rw-contrast-for-addition',
        why: '“Rather” would correct the sentence before, but the president’s act corrects nothing; it comes after her death in time.',
      },
    ],
    evidence: ['She died the next year', 'continued the work and put it into print'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>First “She died the next year”; after that the president “continued the work and put it into print.” The sentences follow each other in time.',
  },
  {
    id: 'sat-reading-writing/transitions-12',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>Octopuses have a reputation for escape. <span class="blank">______</span> keepers at aquariums in several countries have told of animals that lifted the lids of their tanks at night and crossed the floor to reach a drain or a neighbor’s tank.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Indeed,',
    wrong: [
      {
        html: 'Instead,',
        misconception: 'rw-contrast-for-addition',
        why: '“Instead” would put the keepers’ stories in the place of the reputation, but they bear it out and replace nothing.',
      },
      {
        html: 'That said,',
        misconception: 'rw-contrast-for-addition',
        why: '“That said” would limit the reputation, but stories of escape agree with a reputation for escape and take nothing back.',
      },
      {
        html: 'Finally,',
        misconception: 'rw-time-for-logic',
        why: 'The escapes are evidence for the reputation, not the last event in a series. It makes the sentences flow, but nothing in them is earlier or later.',
      },
    ],
    evidence: ['Octopuses have a reputation for escape', 'lifted the lids of their tanks'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>Animals that “lifted the lids of their tanks” confirm the “reputation for escape,” so the transition must strengthen what was just said.',
  },
]
