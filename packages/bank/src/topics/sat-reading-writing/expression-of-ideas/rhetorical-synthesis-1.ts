import type { WrittenItem } from '#kit'

export const rhetoricalSynthesis1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/rhetorical-synthesis-01',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -1,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>The axolotl and the tiger salamander belong to the same genus, <i>Ambystoma</i>.</li><li>Both hatch in water and breathe through feathery gills when young.</li><li>A tiger salamander normally loses its gills and moves onto land.</li><li>An axolotl normally keeps its gills and spends its whole life in water.</li><li>In the wild, the axolotl lives only near Mexico City.</li></ul>',
    stem: 'The student wants to emphasize a difference between the two animals. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'The tiger salamander normally trades its gills for a life on land, while the axolotl keeps its gills and stays in the water.',
    wrong: [
      {
        html: 'The axolotl and the tiger salamander, both members of the genus <i>Ambystoma</i>, hatch in water and have feathery gills when they are young.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Both animals are named, as they should be, but the sentence tells what they share, and the goal asks how they differ.',
      },
      {
        html: 'In the wild, the axolotl, which belongs to the genus <i>Ambystoma</i>, is found only near Mexico City.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Each word of it stands in the notes, but it says nothing about the tiger salamander, so no difference appears.',
      },
      {
        html: 'Unlike the tiger salamander, the axolotl hatches in water and breathes through gills when it is young.',
        misconception: 'rw-says-more-than-the-notes',
        why: '“Unlike” announces just what the goal asks for, but according to the notes both animals do this, so it is no difference.',
      },
    ],
    evidence: [
      'normally loses its gills and moves onto land',
      'normally keeps its gills and spends its whole life in water',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The notes differ on one point: the tiger salamander “loses its gills and moves onto land,” the axolotl “keeps its gills and spends its whole life in water.” Only this choice sets the two side by side.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-02',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.9,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Great Zimbabwe, in southern Africa, was built between the 11th and the 15th centuries.</li><li>Its walls are of granite blocks laid without mortar.</li><li>Machu Picchu, in the Andes of Peru, was built in the 15th century.</li><li>The stones of its finest walls were fitted together without mortar.</li><li>Great Zimbabwe was a center of trade; Machu Picchu was probably a royal estate.</li></ul>',
    stem: 'The student wants to emphasize a similarity between the two sites. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'At Great Zimbabwe as at Machu Picchu, builders raised walls of stone without using mortar.',
    wrong: [
      {
        html: 'Great Zimbabwe was a center of trade, but Machu Picchu, built in the 15th century, was probably a royal estate.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Both sites are compared, as the goal asks, but in what they were used for, which sets them apart instead of joining them.',
      },
      {
        html: 'Great Zimbabwe and Machu Picchu, both built in the 15th century with mortarless walls, were centers of trade.',
        misconception: 'rw-says-more-than-the-notes',
        why: '“Both” has the right form for a similarity, but the notes call only Great Zimbabwe a center of trade.',
      },
      {
        html: 'The walls of Great Zimbabwe are of granite blocks laid without mortar.',
        misconception: 'rw-goal-half-met',
        why: 'Walls without mortar are the right point, but only one of the two sites is mentioned, so no similarity appears.',
      },
    ],
    evidence: ['granite blocks laid without mortar', 'fitted together without mortar'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The notes use “without mortar” of both sites; the right choice names both and the feature they share.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-03',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Tereza Almeida (1931–2008) wrote eleven novels.</li><li>She was born in Mindelo, a port in Cape Verde.</li><li>Her best-known novel is <i>The Ice Ship</i> (1967).</li><li>It follows a cook on a ship that carries ice to the tropics.</li><li>Critics have praised its humor.</li></ul>',
    stem: 'The student wants to introduce <i>The Ice Ship</i> to readers who have never heard of Tereza Almeida. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      '<i>The Ice Ship</i>, a 1967 novel by the Cape Verdean writer Tereza Almeida, follows a cook on a ship carrying ice to the tropics.',
    wrong: [
      {
        html: 'Fans of Almeida’s other ten novels will find in <i>The Ice Ship</i> the same author’s best-known story, which critics have praised for its humor.',
        misconception: 'rw-wrong-audience',
        why: 'Readers who have never heard of Almeida cannot be addressed as fans of her other novels.',
      },
      {
        html: 'The novelist Tereza Almeida was born in Mindelo, a port in Cape Verde, in 1931 and wrote eleven novels before her death in 2008.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The sentence introduces the author but leaves out the novel that is to be introduced.',
      },
      {
        html: 'Critics have praised <i>The Ice Ship</i>, whose main character is a cook, for its humor.',
        misconception: 'rw-goal-half-met',
        why: 'It does not say who wrote the book, where, or when, and the readers do not know.',
      },
    ],
    evidence: [
      'Her best-known novel is The Ice Ship (1967)',
      'It follows a cook on a ship',
      'born in Mindelo, a port in Cape Verde',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>New readers need to know what the book is, who wrote it, and what it is about; only this choice says all three.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-04',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 70,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Joon-ho Baek is known for huge, dark seascapes.</li><li>He painted them in the 1970s in Busan, South Korea.</li><li>In 1983 he painted <i>Small Hours</i>, a series of twelve works.</li><li>Each work in the series is no larger than a postcard.</li><li>Each shows a lamp in a window.</li></ul>',
    stem: 'The student wants to present <i>Small Hours</i> to readers who already know Baek’s seascapes. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'In <i>Small Hours</i> (1983), Baek left his vast, dark waters for twelve works of postcard size, each showing a lamp in a window.',
    wrong: [
      {
        html: 'Joon-ho Baek, a painter who worked in Busan, South Korea, in the 1970s, is known for his huge, dark seascapes, and he also painted <i>Small Hours</i>.',
        misconception: 'rw-wrong-audience',
        why: 'The sentence explains what these readers already know and says hardly anything about the series.',
      },
      {
        html: 'Baek’s seascapes of the 1970s, as readers who admire them know well, are remarkable for their darkness and for their size.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'It speaks to readers who know the seascapes, as the goal says, but the series that is to be presented is not mentioned.',
      },
      {
        html: 'As in the seascapes that made him known, Baek works on a huge scale in the twelve paintings of <i>Small Hours</i> (1983).',
        misconception: 'rw-says-more-than-the-notes',
        why: 'The notes say that the works in the series are no larger than a postcard.',
      },
    ],
    evidence: ['known for huge, dark seascapes', 'In 1983 he painted Small Hours', 'no larger than a postcard'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>Readers who know the “huge, dark seascapes” need to hear what is new: twelve works “no larger than a postcard,” each with a lamp in a window.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-05',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Lucía Ferrer studied street musicians in Valencia, Spain.</li><li>She wanted to know whether music changes how fast people walk.</li><li>She filmed 600 people crossing a square, with and without a violinist.</li><li>With the violinist playing, people took 14 percent longer to cross.</li><li>Few of them turned their heads toward the music.</li></ul>',
    stem: 'The student wants to present the main finding of the study. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'Ferrer found that people took 14 percent longer to cross a square when a violinist was playing.',
    wrong: [
      {
        html: 'Ferrer filmed 600 people crossing a square in Valencia, Spain, with and without a violinist playing.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Six hundred people on film sound like a result, but this tells how the study was done and not what it found.',
      },
      {
        html: 'Lucía Ferrer, who studied street musicians in Valencia, wanted to know whether music changes how fast people walk.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'It names the study and its subject, but what it gives is the question that was asked, and the goal wants the answer.',
      },
      {
        html: 'Most people in a square, Ferrer found, turned their heads toward a violinist.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It is put as a finding of Ferrer’s, which the goal asks for, but according to the notes few people turned their heads.',
      },
    ],
    evidence: ['people took 14 percent longer to cross'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The finding is the measured result: “people took 14 percent longer to cross.” The other notes give the question, the method, or a side remark.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-06',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Clay tablets from the ancient city of Ur record rations of barley.</li><li>Historian Samir Qasim asked whether rations fell in years of drought.</li><li>He compared the amounts on 212 dated tablets with rainfall estimated from cave deposits.</li><li>Rations fell by a third in the driest years.</li><li>Workers in the temple were spared.</li></ul>',
    stem: 'The student wants to describe how Qasim did his research. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'Qasim set the amounts recorded on 212 dated tablets beside estimates of rainfall drawn from cave deposits.',
    wrong: [
      {
        html: 'Qasim discovered that rations of barley fell by a third in the driest years, though workers in the temple were spared.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'It is the most interesting part of the research, but it tells what Qasim found, and the goal asks how he went about it.',
      },
      {
        html: 'Qasim asked whether the barley rations recorded on clay tablets from Ur fell in years of drought.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The question of the study is true to the notes, but the goal asks how he did his research, that is, what he compared.',
      },
      {
        html: 'To learn about droughts in the ancient city of Ur, Qasim studied clay tablets that record rations of barley.',
        misconception: 'rw-goal-half-met',
        why: 'The tablets do belong to the method, but the comparison with rainfall, which is the heart of it, is left out.',
      },
    ],
    evidence: ['He compared the amounts on 212 dated tablets with rainfall estimated from cave deposits'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The method is in the verb “compared”: dated tablets on one side, “rainfall estimated from cave deposits” on the other.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-07',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Many city trees die within five years of being planted.</li><li>Forester Ingrid Solheim planted 300 young maples in Bergen, Norway.</li><li>Half were watered by neighbors who had each adopted a tree; half by city crews.</li><li>After five years, 91 percent of the adopted trees were alive.</li><li>Of the others, 68 percent were alive.</li></ul>',
    stem: 'The student wants to state the conclusion that the study supports. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'Young city trees may be more likely to survive if neighbors adopt and water them.',
    wrong: [
      {
        html: 'A tree planted in a city faces many dangers, and a good number of such trees die within five years.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'That many city trees die young stands in the notes, but it was known before the study; the goal asks what the study shows.',
      },
      {
        html: 'To study city trees, forester Ingrid Solheim planted 300 maples in Bergen, Norway, and had neighbors water half of them for five years.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The study is described correctly, with its number and place, but what follows from it is not stated.',
      },
      {
        html: 'City crews should no longer be asked to plant trees, since almost none of the maples that they water survive.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It is put as a conclusion, as the goal asks, but the notes say that 68 percent of the crews’ trees were alive.',
      },
    ],
    evidence: ['91 percent of the adopted trees were alive', 'Of the others, 68 percent were alive'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>More adopted trees (91 percent) than other trees (68 percent) survived; the conclusion is that adoption by neighbors may help.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-08',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Lake Superior, in North America, covers about 82,000 square kilometers.</li><li>Its greatest depth is about 400 meters.</li><li>Lake Baikal, in Siberia, covers about 32,000 square kilometers.</li><li>Its greatest depth is about 1,640 meters.</li><li>Baikal holds about twice as much water as Superior.</li></ul>',
    stem: 'The student wants to explain why the smaller surface of one lake does not mean that it holds less water. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Lake Baikal covers less ground than Lake Superior, but it is about four times as deep and so holds twice as much water.',
    wrong: [
      {
        html: 'Although Lake Baikal covers about 32,000 square kilometers and Lake Superior about 82,000, Baikal holds about twice as much water.',
        misconception: 'rw-goal-half-met',
        why: 'The surprising fact is given with its numbers, but the depth that explains it is missing.',
      },
      {
        html: 'Lake Baikal holds more water than Lake Superior because it is both wider and deeper, reaching about 1,640 meters below the surface.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It has the form of the explanation that is wanted, but the notes give Baikal the smaller surface, so it is not wider.',
      },
      {
        html: 'Lake Superior, in North America, has a larger surface than Lake Baikal, in Siberia, and a greatest depth of about 400 meters.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Surface and depth are both in it, but the amount of water, which is to be explained, is not mentioned.',
      },
    ],
    evidence: ['Its greatest depth is about 1,640 meters', 'holds about twice as much water'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>Depth explains the amount: about 1,640 meters against about 400. Only this choice joins the smaller surface, the greater depth, and the larger amount of water.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-09',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Nahuatl is a language of Mexico that was spoken by the Aztecs.</li><li>“Tomato” comes from the Nahuatl word <i>tomatl</i>.</li><li>“Avocado” comes from the Nahuatl word <i>ahuacatl</i>.</li><li>“Coyote” comes from the Nahuatl word <i>coyotl</i>.</li><li>The words entered English through Spanish.</li></ul>',
    stem: 'The student wants to make a generalization about words that English has taken from Nahuatl. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'English words of Nahuatl origin, which came by way of Spanish, include the names of fruits and of animals.',
    wrong: [
      {
        html: 'The English word “tomato” comes from <i>tomatl</i>, a word in Nahuatl, the language of Mexico that was spoken by the Aztecs.',
        misconception: 'rw-detail-for-overview',
        why: 'Its origin is told correctly, but this is a single word, and the goal asks for a statement about such words in general.',
      },
      {
        html: 'Nearly all the English names of foods and animals come from Nahuatl, a language that was spoken by the Aztecs of Mexico.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It is a generalization, as the goal asks, but three words do not show that nearly all such names come from Nahuatl.',
      },
      {
        html: '“Avocado” and “coyote” have something in common: the first comes from <i>ahuacatl</i>, the second from <i>coyotl</i>.',
        misconception: 'rw-detail-for-overview',
        why: '“Something in common” promises a general statement, but only two single words and their sources are named.',
      },
    ],
    evidence: ['spoken by the Aztecs', '“Tomato”', '“Avocado”', '“Coyote”', 'entered English through Spanish'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>Fruits and an animal, all by way of Spanish: the right choice says what the listed words have in common without naming single words and without claiming more than the notes.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-10',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>In the 1940s, George de Mestral saw burrs clinging to his dog’s fur.</li><li>The tiny hooks on the burrs led him to invent Velcro.</li><li>In the 1990s, Japan’s bullet trains made a loud boom when leaving tunnels.</li><li>Engineer Eiji Nakatsu gave one train a nose shaped like a kingfisher’s beak.</li><li>The booms became quieter.</li></ul>',
    stem: 'The student wants to give an example of a design from nature that reduced noise. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'A bullet train whose nose was modeled on a kingfisher’s beak made quieter booms on leaving tunnels.',
    wrong: [
      {
        html: 'Nature has inspired designers many times, from the fastener on a jacket to the nose of a high-speed train in Japan.',
        misconception: 'rw-overview-for-detail',
        why: 'This is a general remark; no noise is mentioned. It fits the topic, but the goal asks for something definite.',
      },
      {
        html: 'When George de Mestral saw burrs clinging to his dog’s fur, their tiny hooks led him to invent the fastener called Velcro.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Velcro is a design from nature, and a famous one, but the hooks of a fastener did not reduce any noise.',
      },
      {
        html: 'In the 1990s, engineer Eiji Nakatsu gave one of Japan’s bullet trains a nose shaped like a kingfisher’s beak.',
        misconception: 'rw-goal-half-met',
        why: 'The train with the beak is the right example, but the effect on noise, for which the goal asks, is left out.',
      },
    ],
    evidence: ['a nose shaped like a kingfisher’s beak', 'The booms became quieter'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The goal has two parts, a design from nature and less noise; only this choice gives both, the “kingfisher’s beak” and the “quieter” booms.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-11',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>Charles Barbier invented a code of raised dots for reading in the dark.</li><li>His code used up to twelve dots for each sign and stood for sounds.</li><li>Louis Braille, blind since childhood, learned Barbier’s code at school.</li><li>By 1824, aged 15, he had made a code of his own.</li><li>His code used no more than six dots for each sign and stood for letters.</li></ul>',
    stem: 'The student wants to emphasize how Braille’s code differed from Barbier’s. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'Where Barbier’s code needed up to twelve dots to stand for a sound, Braille’s needed no more than six to stand for a letter.',
    wrong: [
      {
        html: 'Charles Barbier and Louis Braille both invented codes in which raised dots allow a person to read by touch.',
        misconception: 'rw-swaps-same-and-different',
        why: 'Both codes are named, as a comparison needs, but the sentence says what they share and leaves out how they differ.',
      },
      {
        html: 'Louis Braille, who had been blind since childhood, was only 15 when he made a code of his own.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Fifteen is a striking age for an inventor, but the sentence is about Braille’s life and not about the two codes.',
      },
      {
        html: 'Braille’s code of raised dots, completed by 1824, used no more than six dots for each sign and stood for letters.',
        misconception: 'rw-goal-half-met',
        why: 'Braille’s half of the difference is right, but without Barbier’s code there is nothing for it to differ from.',
      },
    ],
    evidence: [
      'up to twelve dots for each sign and stood for sounds',
      'no more than six dots for each sign and stood for letters',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The notes give two points of difference, the number of dots and what a sign stands for; the right choice compares both codes on both.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-12',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.6,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>An olla is an unglazed clay pot buried up to its neck in the soil.</li><li>The gardener fills it with water and covers it.</li><li>Water seeps through the clay toward the roots.</li><li>Little is lost to evaporation, since the water stays underground.</li><li>Ollas have been used in China for more than two thousand years.</li></ul>',
    stem: 'The student wants to explain an advantage of ollas. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'Because an olla releases its water underground, little of that water is lost to evaporation.',
    wrong: [
      {
        html: 'An olla is an unglazed clay pot that a gardener buries in the soil, fills with water, and covers.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'The pot and its use are described correctly, but the sentence tells what an olla is and not what is good about it.',
      },
      {
        html: 'Ollas are far from new: gardeners in China have used them for over two thousand years.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Two thousand years sound like a recommendation, but age is part of their history and not an advantage that is explained.',
      },
      {
        html: 'Gardeners who water their plants with ollas, pots of unglazed clay, enjoy an important advantage over others.',
        misconception: 'rw-goal-half-met',
        why: 'The word “advantage” is there, as in the goal, but the sentence does not say what the advantage is.',
      },
    ],
    evidence: ['Little is lost to evaporation, since the water stays underground'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>The advantage and its reason stand in one note: “Little is lost to evaporation, since the water stays underground.”',
  },
]
