import type { WrittenItem } from '#kit'

export const rhetoricalSynthesis3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/rhetorical-synthesis-26',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>In 1964, botanists counted 71 species of flowering plants.</li><li>In 2019, botanists counted 38.</li><li>In 1964, the meadow was mown once a year.</li><li>By 2019, it was mown five times a year.</li><li>Yellow rattle, common in 1964, was not found in 2019.</li></ul>',
    stem: 'The student wants to emphasize how the number of species changed. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'The meadow’s 71 species of flowering plants in 1964 had dwindled to 38 by 2019.',
    wrong: [
      {
        html: 'Mown once a year in 1964, the meadow was mown five times a year by 2019.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'It shows a change between the two years, but the change in mowing and not that in the number of species.',
      },
      {
        html: 'Yellow rattle, a plant that was common in the meadow in 1964, was not to be found there when botanists returned in 2019.',
        misconception: 'rw-detail-for-overview',
        why: 'A lost plant is a telling case, but it is one plant only; the number of species is not given.',
      },
      {
        html: 'When botanists surveyed the meadow in 2019, mowing had become more frequent, and they counted 38 species of flowering plants.',
        misconception: 'rw-goal-half-met',
        why: 'The later number is right, but without the 71 species of 1964 no change can be seen.',
      },
    ],
    evidence: ['In 1964, botanists counted 71 species', 'In 2019, botanists counted 38'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The change is from 71 to 38 species; the right choice gives both numbers with their years.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-27',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'High',
    b: 1.2,
    seconds: 75,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Honey contains little water and is slightly acidic.</li><li>Bacteria grow poorly in such conditions.</li><li>An enzyme from bees makes small amounts of hydrogen peroxide in honey.</li><li>Hydrogen peroxide kills bacteria.</li><li>Sealed jars of honey keep for many years.</li></ul>',
    stem: 'The student wants to explain, to an audience that knows what hydrogen peroxide does, why honey keeps so well. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Honey keeps for years because it is acidic, holds little water, and contains hydrogen peroxide, made by an enzyme from bees.',
    wrong: [
      {
        html: 'Hydrogen peroxide, which is a substance that kills bacteria, is made in honey by an enzyme from bees.',
        misconception: 'rw-wrong-audience',
        why: 'It explains hydrogen peroxide to people who know it and leaves out that honey keeps.',
      },
      {
        html: 'Honey contains little water and is slightly acidic, and those are conditions in which bacteria grow poorly.',
        misconception: 'rw-goal-half-met',
        why: 'Only half of the reason is given, and how long honey keeps is not mentioned.',
      },
      {
        html: 'Since bees seal it with an enzyme that bacteria cannot enter, honey in a jar is known to keep for many years.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'An enzyme from bees does play a part in the notes, but nothing there says that it seals honey against bacteria.',
      },
    ],
    evidence: [
      'contains little water and is slightly acidic',
      'makes small amounts of hydrogen peroxide',
      'keep for many years',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The whole reason has three parts: little water, acid, and hydrogen peroxide. The audience needs no account of the last, and the right choice gives none.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-28',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.9,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Alexander Graham Bell received a patent for the telephone in March 1876.</li><li>Elisha Gray had filed papers for a similar device on February 14, 1876.</li><li>Bell’s papers were filed on the same day.</li><li>Gray later held about 70 patents for other inventions.</li><li>Bell also worked on devices for the deaf.</li></ul>',
    stem: 'The student wants to emphasize a coincidence in the work of the two men. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'On one and the same day, February 14, 1876, papers for a kind of telephone were filed for Gray and for Bell.',
    wrong: [
      {
        html: 'Alexander Graham Bell, who also worked on devices for the deaf, received his patent for the telephone in March 1876.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Bell’s patent is told correctly, but the sentence is about Bell alone and names no coincidence.',
      },
      {
        html: 'Bell worked on devices for the deaf in addition to the telephone, while Gray held about 70 patents for other inventions.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Both men are in the sentence, but it tells how their work differed; a coincidence is something that happened to both alike.',
      },
      {
        html: 'Like Bell, Elisha Gray designed a kind of telephone, and he later held about 70 patents for inventions of other kinds.',
        misconception: 'rw-goal-half-met',
        why: '“Like Bell” names the idea that the two men shared, but the coincidence of the day is missing.',
      },
    ],
    evidence: ['on February 14, 1876', 'Bell’s papers were filed on the same day'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The coincidence is the date: Gray filed “on February 14, 1876,” and Bell’s papers “were filed on the same day.”',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-29',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Psychologist Hana Novak asked 120 adults to learn forty words of Finnish.</li><li>One group studied for two hours in a single evening.</li><li>The other group studied for half an hour on each of four evenings.</li><li>A week later, the first group remembered 17 words on average.</li><li>The second group remembered 26.</li></ul>',
    stem: 'The student wants to present the result of the experiment in a way that shows what was compared. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Adults who spread two hours of study over four evenings remembered more words, 26 on average, than those who studied for one evening, who remembered 17.',
    wrong: [
      {
        html: 'A week after they had studied forty words of Finnish for half an hour on each of four evenings, one group of adults remembered 26 words on average.',
        misconception: 'rw-goal-half-met',
        why: 'One result is told in full detail, but the other group is missing, so nothing is compared.',
      },
      {
        html: 'Psychologist Hana Novak asked 120 adults, in two groups, to learn forty words of Finnish in a total of two hours.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The two groups and their task are right, but the goal asks for the result, and how many words they remembered is not told.',
      },
      {
        html: 'The more hours adults spent on forty words of Finnish, the more words they remembered: 26 instead of 17.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The two numbers are right and are compared, but both groups spent the same two hours; only the spacing differed.',
      },
    ],
    evidence: [
      'two hours in a single evening',
      'half an hour on each of four evenings',
      'remembered 17 words',
      'remembered 26',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The groups differ in how two hours were spread, and the result is 26 words against 17; the right choice gives both groups and both numbers.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-30',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>The coelacanth is a large fish with fleshy fins.</li><li>Fossils of coelacanths are up to about 400 million years old.</li><li>No fossil is younger than about 66 million years.</li><li>Scientists therefore believed that it had died out.</li><li>In 1938, a living one was caught off South Africa.</li></ul>',
    stem: 'The student wants to emphasize why the catch of 1938 was a surprise. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Scientists, who knew of no coelacanth fossil younger than about 66 million years, had thought the fish extinct until one was caught in 1938.',
    wrong: [
      {
        html: 'The coelacanth, a large fish with fleshy fins that was caught off South Africa in 1938, is known from fossils up to about 400 million years old.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Catch and fossils are both in it, but that the fish was believed to have died out is not said.',
      },
      {
        html: 'It was a great surprise to scientists when a large fish with fleshy fins called a coelacanth was caught alive off South Africa in the year 1938.',
        misconception: 'rw-goal-half-met',
        why: 'The word “surprise” is taken from the goal, but the sentence says only that there was one and not why.',
      },
      {
        html: 'No one had ever heard of the coelacanth, a fish with fleshy fins, until 1938, when a living one was caught off South Africa.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It would make the catch a surprise, but the notes say that scientists knew the fish from fossils and believed that it had died out.',
      },
    ],
    evidence: [
      'No fossil is younger than about 66 million years',
      'believed that it had died out',
      'In 1938, a living one was caught',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The surprise rests on the belief “that it had died out,” which rested on the fossils; the right choice gives belief, reason, and catch.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-31',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>The poem, in Portuguese, has fourteen rhymed lines.</li><li>Claire Oduya’s translation (1988) keeps the rhymes.</li><li>To do so, she changed several images.</li><li>Ben Thorsen’s translation (2015) gives up the rhymes.</li><li>He kept every image of the original.</li></ul>',
    stem: 'The student wants to show that each translator gave up something of the original. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Oduya kept the poem’s rhymes at the cost of several images; Thorsen kept its images at the cost of the rhymes.',
    wrong: [
      {
        html: 'Claire Oduya, who published her translation of the poem in 1988, changed several images in order to keep the rhymes of the fourteen lines.',
        misconception: 'rw-goal-half-met',
        why: 'What Oduya gave up is told correctly, but the goal speaks of each translator, and Thorsen’s loss is missing.',
      },
      {
        html: 'Claire Oduya (1988) and Ben Thorsen (2015) both translated a Portuguese poem that has fourteen rhymed lines.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'This tells what poem both translated, which is in the notes, but not what each gave up, and the goal asks for that.',
      },
      {
        html: 'Thorsen’s translation of 2015 is truer to the poem than Oduya’s of 1988, for it gives up nothing that matters.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The notes say that Thorsen gave up the rhymes, and they do not rank the two.',
      },
    ],
    evidence: ['keeps the rhymes', 'she changed several images', 'gives up the rhymes', 'He kept every image'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The notes give each translator a gain and a loss; only this choice reports both losses.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-32',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.5,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Salt marshes lie along coasts that are flooded by the tide.</li><li>Their grasses slow down incoming waves.</li><li>Young fish hide and feed among the grasses.</li><li>Marsh soil stores large amounts of carbon.</li><li>Many marshes have been drained for farming.</li></ul>',
    stem: 'The student wants to explain how salt marshes help animals. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'The grasses of a salt marsh give young fish a place where they can hide and feed.',
    wrong: [
      {
        html: 'Because the grasses that grow in them slow down incoming waves, salt marshes help to protect a coast.',
        misconception: 'rw-goal-half-met',
        why: 'It does tell how salt marshes help, which is half of the goal; but what they help here is a coast, and the goal asks for animals.',
      },
      {
        html: 'Along coasts flooded by the tide, salt marshes store large amounts of carbon.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Storing carbon is in the notes and sounds useful, but it is no help that is given to animals, and the goal asks for that.',
      },
      {
        html: 'Though many of them have been drained for farming, salt marshes lie along coasts that are flooded by the tide.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Both facts are in the notes, but they tell where marshes lie and what became of many; neither says how marshes help animals.',
      },
    ],
    evidence: ['Young fish hide and feed among the grasses'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>Only one note is about animals: “Young fish hide and feed among the grasses.”',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-33',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Florence Price was born in Little Rock, Arkansas, in 1887.</li><li>She studied at the New England Conservatory.</li><li>In 1933, the Chicago Symphony Orchestra played her Symphony in E Minor.</li><li>It was the first symphony by a Black woman to be played by a major American orchestra.</li><li>In 2009, lost works of hers were found in an old house in Illinois.</li></ul>',
    stem: 'The student wants to emphasize the historical importance of the performance in 1933. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'When the Chicago Symphony Orchestra played Florence Price’s Symphony in E Minor in 1933, it was the first time that a major American orchestra had played a symphony by a Black woman.',
    wrong: [
      {
        html: 'In 2009, lost works by Florence Price, who had studied at the New England Conservatory, were found in an old house in Illinois.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Lost works that are found again make a good story, but the discovery of 2009 is not the performance of 1933.',
      },
      {
        html: 'In 1933, the Chicago Symphony Orchestra played the Symphony in E Minor by Florence Price, who was born in Arkansas in 1887.',
        misconception: 'rw-goal-half-met',
        why: 'The performance is named, with orchestra and year, but not that it was the first of its kind.',
      },
      {
        html: 'Florence Price’s Symphony in E Minor, played by the Chicago Symphony Orchestra in 1933, was the first symphony ever written by a Black woman.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The notes call it the first to be played by a major American orchestra, not the first ever written.',
      },
    ],
    evidence: [
      'In 1933, the Chicago Symphony Orchestra played her Symphony in E Minor',
      'the first symphony by a Black woman to be played by a major American orchestra',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>What makes the concert historic is that it was “the first symphony by a Black woman to be played by a major American orchestra”; only this choice says so exactly.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-34',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'High',
    b: 1.3,
    seconds: 75,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>The town of Velmar was left empty about 1150.</li><li>Geologist Ravi Menon thinks that its river changed course.</li><li>He points to a dry channel near the town.</li><li>Historian Ana Ruiz thinks that trade moved to a new road.</li><li>She points to coins, which become rare after 1120.</li><li>Either change could have come first.</li></ul>',
    stem: 'The student wants to show that the two theories do not exclude each other. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Velmar may have lost both its river, as Menon thinks, and its trade, as Ruiz thinks, for either change could have come first.',
    wrong: [
      {
        html: 'Menon points to a dry channel near Velmar as evidence for his theory, whereas Ruiz points to coins, which become rare after 1120, as evidence for hers.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The evidence for each theory is in the notes, but setting the two side by side does not show that both may be true.',
      },
      {
        html: 'Because the river near Velmar changed its course, as Menon has shown, trade moved to a new road, as Ruiz has shown.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It joins the two theories, as the goal asks, but the notes do not say that the one change caused the other.',
      },
      {
        html: 'Scholars cannot agree why Velmar was empty about 1150: one speaks of a river, the other of a road.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The river and the road are in the notes, but no note says that the scholars cannot agree; the goal asks how both can be right.',
      },
    ],
    evidence: ['its river changed course', 'trade moved to a new road', 'Either change could have come first'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>“Either change could have come first” leaves room for both; the right choice lets both stand without making one the cause of the other.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-35',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Linen is made from the stems of flax.</li><li>Cotton is made from the fibers around the seeds of the cotton plant.</li><li>Linen dries faster than cotton.</li><li>Cotton stretches more than linen.</li><li>Both are cool to wear.</li></ul>',
    stem: 'The student wants to recommend one of the cloths for towels that must dry quickly. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'For towels that must dry quickly, linen, a cloth made from the stems of flax, is a better choice than cotton.',
    wrong: [
      {
        html: 'Both linen, which is made from the stems of flax, and cotton, which stretches more, are cool to wear.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Both cloths are compared, but in how cool they are to wear, which does not decide which towel dries quickly.',
      },
      {
        html: 'Choose cotton for towels that must dry quickly, since it dries faster than linen.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It does recommend a cloth for the purpose, but the wrong one: the notes say that linen dries faster.',
      },
      {
        html: 'A person choosing between the two cloths should know that cotton, made from fibers around the seeds of its plant, stretches more than linen does.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'It sounds like advice on the two cloths, but stretching has nothing to do with drying, and towels that dry quickly are wanted.',
      },
    ],
    evidence: ['Linen dries faster than cotton'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The deciding note is “Linen dries faster than cotton,” so linen is the cloth to recommend.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-36',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>In 1822, Augustin Fresnel designed a new lens for lighthouses.</li><li>It was built of many glass rings instead of one solid piece.</li><li>It used far less glass than a solid lens of the same power.</li><li>It bent light into a narrow, bright beam.</li><li>Sailors could see the beam more than 30 kilometers away.</li></ul>',
    stem: 'The student wants to explain how the design of the lens saved material. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Because Fresnel built his lens of many glass rings, it needed far less glass than a solid lens of the same power.',
    wrong: [
      {
        html: 'The lens that Augustin Fresnel designed bent light into a beam so narrow and so bright that sailors could see it more than 30 kilometers away.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'A beam that is seen so far off shows a good lens, but this tells how well it worked and not how it saved glass.',
      },
      {
        html: 'The lens designed for lighthouses in 1822 used far less glass than a solid lens of the same power.',
        misconception: 'rw-goal-half-met',
        why: 'The saving is stated, as the goal asks, but not the rings of glass that made it possible.',
      },
      {
        html: 'In 1822, Augustin Fresnel designed a lens for lighthouses that was built of many rings instead of being one solid piece of glass.',
        misconception: 'rw-goal-half-met',
        why: 'The design with its many rings is described, but the saving that it brought, “far less glass,” is left out.',
      },
    ],
    evidence: ['many glass rings instead of one solid piece', 'It used far less glass'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>Design (“many glass rings instead of one solid piece”) and saving (“far less glass”) must both appear; only this choice joins them.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-37',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.7,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Green tea and black tea come from the same plant, <i>Camellia sinensis</i>.</li><li>For green tea, the leaves are heated soon after picking.</li><li>Heating keeps them from darkening.</li><li>For black tea, the leaves are left to darken in the air before drying.</li><li>Both kinds are grown in China and in Sri Lanka.</li></ul>',
    stem: 'The student wants to explain why green tea and black tea differ in color. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Heating soon after picking keeps the leaves of green tea from darkening, while those of black tea are left to darken in the air.',
    wrong: [
      {
        html: 'Both green tea and black tea, which are grown in China and in Sri Lanka, come from the plant <i>Camellia sinensis</i>.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Plant and countries are true to the notes, but they are what the two have in common; the goal asks why their colors differ.',
      },
      {
        html: 'Green tea and black tea differ in color because they come from the leaves of two different plants.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It gives a reason for the difference, as the goal asks, but according to the notes both teas come from the same plant.',
      },
      {
        html: 'Unlike the leaves of black tea, the leaves of green tea are heated soon after they have been picked by hand in China and Sri Lanka.',
        misconception: 'rw-goal-half-met',
        why: 'Heating is the right step, but the sentence does not say what it does to the color, and the notes do not mention hands.',
      },
    ],
    evidence: ['Heating keeps them from darkening', 'the leaves are left to darken in the air'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The color depends on whether the leaves darken: heating “keeps them from darkening,” and black-tea leaves “are left to darken in the air.”',
  },
]
