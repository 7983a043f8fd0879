import type { WrittenItem } from '#kit'

export const rhetoricalSynthesis2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/rhetorical-synthesis-14',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li><i>Harvest</i> was painted by Rosa Quill in 1938.</li><li>It covers the ceiling of the post office.</li><li>It shows apple pickers at work.</li><li><i>Night Shift</i> was painted by Dele Ojo in 2016.</li><li>It covers an outside wall of the bus station.</li><li>It shows nurses and bakers on their way to work.</li></ul>',
    stem: 'The student wants to emphasize a similarity between the two murals. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Although almost eighty years lie between them, Quill’s <i>Harvest</i> and Ojo’s <i>Night Shift</i> have a subject in common: people and their work.',
    wrong: [
      {
        html: 'Rosa Quill’s <i>Harvest</i> is found indoors, whereas Dele Ojo’s <i>Night Shift</i> is found on an outside wall.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Both murals and their places are named, but the sentence sets them against each other instead of naming what they share.',
      },
      {
        html: 'Both <i>Harvest</i> and <i>Night Shift</i> cover the ceilings of buildings that the people of the town use every day.',
        misconception: 'rw-says-more-than-the-notes',
        why: '“Both” is the form that a similarity needs, but only <i>Harvest</i> is on a ceiling; the other mural is on an outside wall.',
      },
      {
        html: '<i>Harvest</i>, which covers the ceiling of the post office, is a mural about labor.',
        misconception: 'rw-goal-half-met',
        why: 'Labor is what the murals have in common, but only one of them is named, so no similarity can be seen.',
      },
    ],
    evidence: ['It shows apple pickers at work', 'It shows nurses and bakers on their way to work'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>“Apple pickers at work” and “nurses and bakers on their way to work”: the murals share the subject of working people, and the right choice says so of both.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-15',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'High',
    b: 1.1,
    seconds: 75,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>In Osaka, Aiko Mori let 80 office workers nap for twenty minutes.</li><li>Afterward they made fewer typing errors than workers who had not napped.</li><li>In Nairobi, Peter Wanjala let 45 nurses nap for an hour.</li><li>Afterward they misread fewer labels than nurses who had not napped.</li><li>Both studies lasted three weeks.</li></ul>',
    stem: 'The student wants to emphasize that different studies led to similar results. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Whether office workers slept for twenty minutes or nurses for an hour, those who had napped made fewer errors than those who had not.',
    wrong: [
      {
        html: 'Office workers who had napped for twenty minutes made fewer typing errors than others, a result that Aiko Mori obtained in Osaka after three weeks.',
        misconception: 'rw-goal-half-met',
        why: 'The result is right, and in full, but only one study is reported, so it cannot be said to agree with another.',
      },
      {
        html: 'While Mori studied typing errors in Osaka among 80 office workers, Wanjala studied the reading of labels in Nairobi among 45 nurses.',
        misconception: 'rw-swaps-same-and-different',
        why: 'The two studies are set side by side, but in what makes them different; the similar results, which the goal asks for, are missing.',
      },
      {
        html: 'In Mori’s study as in Wanjala’s, workers who napped for an hour made fewer errors than those who napped for twenty minutes.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'Long and short naps are both in the notes, but neither study compared them; each compared nappers with people who had not napped.',
      },
    ],
    evidence: [
      'fewer typing errors than workers who had not napped',
      'misread fewer labels than nurses who had not napped',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The studies differ (office workers and nurses, twenty minutes and an hour), but in both the people who napped made fewer errors. Only this choice shows the difference and the agreement.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-16',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Inti Raymi is a festival of the sun in Cusco, Peru.</li><li>The Incas held it at the June solstice.</li><li>Spanish authorities banned it in the 1570s.</li><li>In 1944, actors and scholars brought it back as a public pageant.</li><li>It now draws thousands of visitors each June 24.</li></ul>',
    stem: 'The student wants to emphasize how long the festival was absent from public life. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Banned in the 1570s, the Inca festival of Inti Raymi did not return as a public pageant until 1944, more than three and a half centuries later.',
    wrong: [
      {
        html: 'Held each June 24 in Cusco, Peru, the festival of the sun called Inti Raymi now draws thousands of visitors.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'It introduces the festival well, but as it is today; of the centuries in which it was absent nothing is said.',
      },
      {
        html: 'In the 1570s, Spanish authorities banned Inti Raymi, a festival of the sun that the Incas had held in Cusco at the June solstice.',
        misconception: 'rw-goal-half-met',
        why: 'The ban is where the absence begins, but without the year of the return nobody can tell how long it lasted.',
      },
      {
        html: 'Inti Raymi, a festival of the sun, has been held in Cusco each June since the time of the Incas.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The festival does go back to the Incas, but the notes say that it was banned in the 1570s and came back only in 1944.',
      },
    ],
    evidence: ['Spanish authorities banned it in the 1570s', 'In 1944, actors and scholars brought it back'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>From the ban “in the 1570s” to the return “In 1944” is over three and a half centuries; only this choice gives both ends and the length.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-17',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.7,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Ice cores are long cylinders drilled out of glaciers and ice sheets.</li><li>Snow falls in layers and is pressed into ice.</li><li>Tiny bubbles in the ice hold air from the time when the snow fell.</li><li>Scientists measure the carbon dioxide in the bubbles.</li><li>Some cores from Antarctica reach back 800,000 years.</li></ul>',
    stem: 'The student wants to explain how scientists can know what air was like long ago. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Bubbles trapped in layers of old ice hold air from the time when the snow fell, so scientists can measure the gases in it.',
    wrong: [
      {
        html: 'Ice cores, long cylinders drilled out of glaciers and ice sheets, can reach back 800,000 years in Antarctica.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The age of the cores is given, but not how they tell of old air.',
      },
      {
        html: 'When snow falls year after year, it forms layers, and the layers are pressed into the ice that makes up glaciers and ice sheets, from which cores are drilled.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Ice and its layers are part of the answer, but the sentence explains how ice forms and not how old air can be known.',
      },
      {
        html: 'Scientists have learned a great deal about the air of long ago by studying ice.',
        misconception: 'rw-goal-half-met',
        why: 'Ice is indeed where the answer lies, but the sentence says only that it was studied; the bubbles that hold old air are left out.',
      },
    ],
    evidence: [
      'Tiny bubbles in the ice hold air from the time when the snow fell',
      'measure the carbon dioxide in the bubbles',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The explanation lies in the bubbles, which “hold air from the time when the snow fell” and whose gases can be measured.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-18',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Marguerite Dufour’s play <i>The Toll Bridge</i> opened in Lyon in 1911.</li><li>Early critics found it too short.</li><li>It lasts 35 minutes and has two characters.</li><li>Today it is performed more often than any of her longer plays.</li><li>Directors say that it is cheap to stage and easy to take on tour.</li></ul>',
    stem: 'The student wants to explain why <i>The Toll Bridge</i> is performed so often today. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Directors like to stage <i>The Toll Bridge</i> because a play of 35 minutes with two characters costs little and travels easily.',
    wrong: [
      {
        html: 'When <i>The Toll Bridge</i>, a play by Marguerite Dufour with two characters, opened in Lyon in 1911, early critics found its 35 minutes too short.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'This tells how the play was received long ago, not why it is popular now.',
      },
      {
        html: 'Marguerite Dufour’s short play <i>The Toll Bridge</i>, which opened in 1911, is performed more often today than any of her longer ones.',
        misconception: 'rw-goal-half-met',
        why: 'That the play is performed most often is the fact to be explained, but the reason for it is missing.',
      },
      {
        html: 'Critics have come to see <i>The Toll Bridge</i> as Dufour’s finest play, and that is why it is performed so often.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'Better reviews would be a good reason, and the goal asks for one, but the notes do not say that critics changed their minds.',
      },
    ],
    evidence: ['It lasts 35 minutes and has two characters', 'cheap to stage and easy to take on tour'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The reason is what directors say: the play is “cheap to stage and easy to take on tour,” which fits its length and its two characters.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-19',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.6,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>A cave in the Drava hills contains red handprints.</li><li>Archaeologist Lena Vidmar holds that children made them, since the prints are small.</li><li>Archaeologist Tomas Reyl holds that adults made them by pressing only their palms.</li><li>A new scan shows the marks of fingertips in most prints.</li><li>The prints have not been dated.</li></ul>',
    stem: 'The student wants to present evidence that weakens Reyl’s view. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Reyl believes that adults pressed only their palms to the wall, but a new scan shows the marks of fingertips in most of the prints.',
    wrong: [
      {
        html: 'The red handprints in the cave have not been dated, so neither Vidmar nor Reyl can say when they were made.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'A missing date sounds like a weakness, but it tells nothing about whether palms alone were pressed to the wall.',
      },
      {
        html: 'Archaeologist Lena Vidmar disagrees with Reyl: in her view, the red handprints in the cave, which are small, must have been made by children.',
        misconception: 'rw-goal-half-met',
        why: 'It is directed against Reyl, as the goal asks, but it only sets another opinion beside his and leaves out the scan.',
      },
      {
        html: 'A new scan of the cave proves that Reyl is mistaken, since it shows that the handprints were made by children, as Vidmar holds.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The scan is the right evidence, but it shows fingertips; that children made the prints, as Vidmar holds, it does not show.',
      },
    ],
    evidence: ['adults made them by pressing only their palms', 'the marks of fingertips in most prints'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>If only palms had been pressed, there would be no fingertips; the scan’s “marks of fingertips in most prints” therefore weaken the view that adults pressed “only their palms.”',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-20',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -1.1,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>African savanna elephants have large ears shaped somewhat like the map of Africa.</li><li>Asian elephants have smaller, rounded ears.</li><li>Both use their ears to cool their blood.</li><li>Both live in herds led by females.</li><li>Among Asian elephants, only some males have tusks.</li></ul>',
    stem: 'The student wants to contrast the ears of the two kinds of elephants. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'The ears of the Asian elephant are smaller and rounder than the large ears of the African savanna elephant, which somewhat resemble the map of Africa.',
    wrong: [
      {
        html: 'African savanna elephants and Asian elephants have something in common: they use their ears to cool their blood.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Both kinds and their ears are named, but the sentence tells what the ears have in common instead of contrasting them.',
      },
      {
        html: 'Not every elephant has tusks: among Asian elephants, for instance, they are found in only some of the males.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'A fact about one of the two kinds is told, and truly, but it is about tusks, and the goal asks for ears.',
      },
      {
        html: 'African savanna elephants, which live in herds led by females, have large ears shaped somewhat like the map of Africa.',
        misconception: 'rw-goal-half-met',
        why: 'The large ears are half of the contrast, but only one kind of elephant is described, so there is nothing to contrast.',
      },
    ],
    evidence: ['large ears shaped somewhat like the map of Africa', 'smaller, rounded ears'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The contrast is between “large ears” and “smaller, rounded ears”; only this choice speaks of the ears of both kinds.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-21',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>In the 1930s, the roads of eastern Kentucky were poor.</li><li>Few families there had books.</li><li>From 1935 to 1943, a federal program paid women to carry books on horses and mules.</li><li>A rider might cover more than 100 miles in a week.</li><li>Families also got scrapbooks of recipes made by the librarians.</li></ul>',
    stem: 'The student wants to explain why books were carried on horses and mules. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Since the roads of eastern Kentucky were poor in the 1930s, women riding horses and mules were paid to bring books to families there.',
    wrong: [
      {
        html: 'From 1935 to 1943, women paid by a federal program carried books and scrapbooks of recipes to families in eastern Kentucky.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Riders, years, and scrapbooks are told correctly, but the sentence says who carried what and when, not why animals were needed.',
      },
      {
        html: 'A woman who carried books on a horse or a mule in the 1930s might cover more than 100 miles in a single week.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The distance is impressive and belongs to the riders, but it is not the reason for using animals.',
      },
      {
        html: 'Horses and mules carried books in Kentucky because the federal program could not pay for cars.',
        misconception: 'rw-says-more-than-the-notes',
        why: '“Because” is what the goal asks for, but that cars were too expensive stands nowhere in the notes.',
      },
    ],
    evidence: ['the roads of eastern Kentucky were poor', 'carry books on horses and mules'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The reason is in the first note, “the roads … were poor”; only this choice ties it to the horses and mules.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-22',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 70,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Ife Balogun and Marta Szel both carve figures of animals.</li><li>Balogun carves driftwood that she finds on the coast of Ghana.</li><li>She leaves cracks and worm holes in view.</li><li>Szel carves marble from a quarry in Hungary.</li><li>She polishes it until no mark of a tool can be seen.</li></ul>',
    stem: 'The student wants to contrast how the two sculptors treat the surfaces of their materials. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Balogun lets the cracks and worm holes of her driftwood show, while Szel polishes every mark of a tool out of her marble.',
    wrong: [
      {
        html: 'Balogun’s animals are carved from driftwood found on the coast of Ghana, but Szel’s are carved from marble that comes from a quarry in Hungary.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The two sculptors are contrasted, as the goal asks, but in their materials and not in how they treat the surfaces.',
      },
      {
        html: 'Ife Balogun and Marta Szel, who work in very different materials, both carve figures of animals.',
        misconception: 'rw-swaps-same-and-different',
        why: 'The sentence ends in what the two have in common and says nothing about surfaces.',
      },
      {
        html: 'Whereas other sculptors may leave marks in view, Marta Szel polishes her marble until no mark of a tool can be seen.',
        misconception: 'rw-goal-half-met',
        why: 'Szel’s polish is right, and “whereas” promises a contrast, but it is one with unnamed others and not with Balogun.',
      },
    ],
    evidence: ['She leaves cracks and worm holes in view', 'She polishes it until no mark of a tool can be seen'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The surfaces are the subject of two notes, “leaves cracks and worm holes in view” and “polishes it until no mark of a tool can be seen”; only this choice sets these side by side.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-23',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>The titan arum grows in the rain forests of Sumatra.</li><li>It may take seven years or more to bloom for the first time.</li><li>The bloom can be more than two meters tall.</li><li>It smells of rotting meat.</li><li>The smell attracts beetles and flies, which carry its pollen.</li></ul>',
    stem: 'The student wants to explain what the plant’s smell is good for. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'By smelling of rotting meat, the titan arum draws beetles and flies, which carry its pollen.',
    wrong: [
      {
        html: 'The titan arum of Sumatra, whose bloom can be more than two meters tall, may need seven years or more to flower for the first time.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Its size and its seven years are what people remember of the plant, but nothing is said about the smell.',
      },
      {
        html: 'The titan arum, a plant of the rain forests of Sumatra, gives off a smell like that of rotting meat when it is in bloom.',
        misconception: 'rw-goal-half-met',
        why: 'The smell is in it, as the goal asks, but the sentence tells what it is like and not what it is good for.',
      },
      {
        html: 'The titan arum smells of rotting meat in order to keep away the animals that would otherwise eat it.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'A use of the smell is given, as the goal asks, but the notes say that it attracts beetles and flies, not that it keeps animals away.',
      },
    ],
    evidence: ['It smells of rotting meat', 'The smell attracts beetles and flies, which carry its pollen'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The use of the smell is that it “attracts beetles and flies, which carry its pollen”; this choice names the smell and its use.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-24',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Before the 1950s, cargo was loaded onto ships piece by piece.</li><li>In 1956, Malcom McLean shipped 58 containers from Newark to Houston.</li><li>Each could be lifted by crane from truck to ship without being opened.</li><li>Loading a ton of loose cargo had cost about 5.86 dollars.</li><li>Loading a ton in containers cost about 16 cents.</li></ul>',
    stem: 'The student wants to emphasize how much cheaper loading became. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'With containers, the cost of loading a ton of cargo fell from about 5.86 dollars to about 16 cents.',
    wrong: [
      {
        html: 'In 1956, Malcom McLean sent 58 containers, each of which could be lifted by crane from truck to ship, from Newark to Houston.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The voyage of 1956 began the change, but it is only described here; no cost is given at all.',
      },
      {
        html: 'Loading a ton of loose cargo, which was once carried onto ships piece by piece, had cost about 5.86 dollars before the 1950s.',
        misconception: 'rw-goal-half-met',
        why: 'The price of 5.86 dollars is half of the comparison, but without the new cost the fall cannot be seen.',
      },
      {
        html: 'Containers, which could be lifted from truck to ship without being opened, made it a good deal cheaper to load cargo.',
        misconception: 'rw-overview-for-detail',
        why: 'It says that loading became cheaper, but not how much cheaper. A general remark is safe, and that is why it tempts.',
      },
    ],
    evidence: ['had cost about 5.86 dollars', 'cost about 16 cents'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>“How much cheaper” asks for both figures: “about 5.86 dollars” before and “about 16 cents” after.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-25',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.6,
    seconds: 55,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>The mbira is an instrument of the Shona people of Zimbabwe.</li><li>Metal keys are fixed to a wooden board.</li><li>The player plucks the keys with the thumbs and a forefinger.</li><li>It is often placed inside a large gourd.</li><li>The gourd makes the sound louder.</li></ul>',
    stem: 'The student wants to explain the purpose of the gourd. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'Players often place the mbira inside a large gourd, which makes its sound louder.',
    wrong: [
      {
        html: 'The mbira, an instrument of the Shona people of Zimbabwe, has metal keys that are fixed to a wooden board and plucked.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Keys and board are described correctly, but the gourd, whose purpose the goal asks for, is not mentioned at all.',
      },
      {
        html: 'The mbira, which is played with the thumbs and a forefinger, is often placed inside a gourd.',
        misconception: 'rw-goal-half-met',
        why: 'The gourd is mentioned, and the thumbs as well, but what the gourd does for the sound is not said.',
      },
      {
        html: 'A gourd is placed around the mbira so that the thumbs of the player can pluck its metal keys with greater ease.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The notes say that the gourd makes the sound louder, not that it helps the thumbs.',
      },
    ],
    evidence: ['It is often placed inside a large gourd', 'The gourd makes the sound louder'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>Two notes speak of the gourd: the mbira is “placed inside” it, and it “makes the sound louder.” The right choice joins them.',
  },
]
