import { readSupplied } from '#content/supplied.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { PictureFocus } from '#domain/post.ts';
import * as bodies from './sample-post-parts.ts';

type Page = Exclude<keyof Words['frame']['pages'], 'technical'>;
type Text = [title: string, ...paragraphs: string[]];

interface Sample {
  picture?: string;
  /** Which part of it a narrow window shows: the middle unless said. */
  focus?: PictureFocus;
  /** Which one of the site tells more. */
  page?: Page;
  /** What follows the paragraphs below. */
  body: bodies.Body;
  ko?: Text;
  en?: Text;
  id?: Text;
  es?: Text;
}

/** For the demonstration only. Every figure in them stands in the specification. */
const samples: Sample[] = [
  {
    body: bodies.generations,
    picture: 'air',
    page: 'noshine',
    focus: 'right',
    ko: [
      '빛이 없는 곳에서도 작동하는 3세대 무광촉매',
      '1세대 광촉매는 자외선이 필요하고, 2세대는 자외선과 가시광선으로 작동합니다. 3세대인 자기구동형 무광촉매는 여기에 열과 적외선 에너지까지 이용합니다.',
      '그래서 실외와 실내, 조명 아래는 물론 빛이 전혀 없는 곳에서도 작동합니다.',
    ],
    en: [
      'A third-generation photocatalyst that works where there is no light',
      'First-generation photocatalysts need ultraviolet light; the second generation responds to ultraviolet and visible light. The third, self-actuated generation also uses thermal and infrared energy.',
      'Outdoors, indoors, under lamps or with no light at all, the surface keeps working on its own.',
    ],
    id: [
      'Fotokatalis generasi ke-3 yang bekerja tanpa cahaya',
      'Fotokatalis generasi ke-1 memerlukan sinar ultraviolet; generasi ke-2 memanfaatkan ultraviolet dan cahaya tampak. Generasi ke-3 yang aktif mandiri juga memanfaatkan energi panas dan inframerah.',
      'Di luar ruangan, di dalam ruangan, di bawah lampu, maupun tanpa cahaya sama sekali, permukaannya tetap bekerja sendiri.',
    ],
    es: [
      'Un fotocatalizador de 3.ª\u00a0generación que funciona sin luz',
      'Los fotocatalizadores de 1.ª\u00a0generación necesitan luz ultravioleta; los de 2.ª responden a la luz ultravioleta y visible. La 3.ª\u00a0generación, autoactivada, aprovecha además la energía térmica e infrarroja.',
      'Al aire libre, en interiores, bajo iluminación o sin luz alguna, la superficie sigue funcionando por sí misma.',
    ],
  },
  {
    body: bodies.reagent,
    picture: 'redchec',
    page: 'redchec',
    ko: [
      '레드첵: 코팅을 눈으로 확인하는 방법',
      '붉은 시약을 표면에 뿌리면 코팅된 곳에서는 몇 초 만에 무색으로 변합니다. 별도의 장비 없이 코팅 여부를 눈으로 확인할 수 있습니다.',
    ],
    en: [
      'Redchec: seeing the coating with your own eyes',
      'Sprayed on a surface, the red reagent turns colorless within seconds where the photocatalyst is applied. The coating can be checked by eye, without instruments.',
    ],
    id: [
      'Redchec: memeriksa pelapis dengan mata sendiri',
      'Bila disemprotkan ke permukaan, reagen merah ini menjadi tidak berwarna dalam beberapa detik di tempat fotokatalis diaplikasikan. Pelapis dapat diperiksa dengan mata, tanpa alat.',
    ],
    es: [
      'Redchec: comprobar el recubrimiento a simple vista',
      'Al rociarlo sobre una superficie, el reactivo rojo pierde el color en segundos allí donde se aplicó el fotocatalizador. El recubrimiento se comprueba a simple vista, sin instrumentos.',
    ],
  },
  {
    body: bodies.freshness,
    picture: 'fresh',
    page: 'fresh',
    focus: 'right',
    ko: [
      '처리한 트레이에서 바나나가 더 천천히 익었습니다',
      '항곰팡이 시험에서 균사가 나타난 시험편은 처리하지 않은 쪽에서 60%를 넘었고, 처리한 쪽에서는 하나도 없었습니다.',
    ],
    en: [
      'Bananas ripened more slowly in treated trays',
      'In the antifungal test, mycelia appeared on more than 60% of the untreated specimens and on none of the treated ones.',
    ],
    id: [
      'Pisang matang lebih lambat di baki berpelapis',
      'Dalam uji antijamur, miselium muncul pada lebih dari 60% spesimen tanpa pelapis, sedangkan pada spesimen berpelapis tidak ada sama sekali.',
    ],
    es: [
      'Las bananas maduraron más despacio en bandejas tratadas',
      'En el ensayo antifúngico aparecieron micelios en más del 60% de las muestras sin tratar y en ninguna de las tratadas.',
    ],
  },
  {
    body: bodies.particles,
    picture: 'filter',
    page: 'multi',
    ko: [
      '다목적 복합 필터의 미세입자 제거 효율',
      '코팅 필터는 시험에서 2.5 µm 입자의 99.81%, 10.0 µm 입자의 99.92%를 제거했습니다.',
    ],
    en: [
      'Particulate removal by the multi-purpose composite filter',
      'In the test, the coated filter removed 99.81% of 2.5 µm particles and 99.92% of 10.0 µm particles.',
    ],
    id: [
      'Filter komposit serbaguna: efisiensi penghilangan partikel',
      'Dalam uji, filter berpelapis menghilangkan 99,81% partikel 2,5 µm dan 99,92% partikel 10,0 µm.',
    ],
    es: [
      'Así retiene partículas el filtro compuesto multiuso',
      'En el ensayo, el filtro recubierto eliminó el 99.81% de las partículas de 2.5 µm y el 99.92% de las de 10.0 µm.',
    ],
  },
  {
    body: bodies.phosphorus,
    picture: 'jars',
    page: 'water',
    focus: 'right',
    ko: [
      '수질 시험에서 10분 만에 총인 100% 제거',
      '처리한 물에서는 10분 뒤의 첫 시료부터 총인이 100% 제거되었습니다.',
      '원수의 총인은 9.838이었고, 처리하지 않은 물에는 60분 뒤에도 6.437이 남았습니다.',
    ],
    en: [
      'Water test: 100% of total phosphorus removed in 10 minutes',
      'In the treated water, 100% of total phosphorus was gone from the first sample on, after 10 minutes.',
      'Total phosphorus in the raw water was 9.838. In the untreated water, 6.437 remained after 60 minutes.',
    ],
    id: [
      'Uji air: fosfor total berkurang 100% dalam 10 menit',
      'Pada air yang diolah, fosfor total berkurang 100% sejak sampel pertama, setelah 10 menit.',
      'Nilai fosfor total air awal adalah 9,838. Pada air yang tidak diolah, masih tersisa 6,437 setelah 60 menit.',
    ],
    es: [
      'Ensayo de agua: 100% del fósforo total eliminado en 10 minutos',
      'En el agua tratada se había eliminado el 100% del fósforo total ya en la primera muestra, a los 10 minutos.',
      'El agua cruda tenía un valor de fósforo total de 9.838. En el agua sin tratar quedaba un valor de 6.437 a los 60 minutos.',
    ],
  },
  {
    body: bodies.substances,
    picture: 'devices',
    page: 'air',
    en: [
      'Air quality before and after: seven substances measured',
      'Toluene fell from 137.1 to 19.4 µg/m³, xylene from 93.3 to 13.2 µg/m³ and formaldehyde from 33.2 to 6.4 µg/m³.',
    ],
    ko: [
      '실내 공기질, 시공 전과 후에 일곱 가지 물질 측정',
      '톨루엔은 137.1에서 19.4 µg/m³로, 자일렌은 93.3에서 13.2 µg/m³로, 폼알데하이드는 33.2에서 6.4 µg/m³로 줄었습니다.',
    ],
    id: [
      'Kualitas udara sebelum dan sesudah aplikasi: tujuh zat diukur',
      'Toluena turun dari 137,1 menjadi 19,4 µg/m³, xilena dari 93,3 menjadi 13,2 µg/m³, dan formaldehida dari 33,2 menjadi 6,4 µg/m³.',
    ],
    es: [
      'Calidad del aire antes y después: siete sustancias medidas',
      'El tolueno bajó de 137.1 a 19.4 µg/m³, el xileno de 93.3 a 13.2 µg/m³ y el formaldehído de 33.2 a 6.4 µg/m³.',
    ],
  },
  {
    body: bodies.oil,
    picture: 'oilwater',
    page: 'water',
    focus: 'right',
    ko: ['기름과 물을 나누는 표면', '코팅한 소재는 물과 기름을 분리합니다.'],
    en: ['A surface that separates oil from water', 'Coated material separates oil from water.'],
    id: [
      'Permukaan yang memisahkan minyak dari air',
      'Material yang dilapisi memisahkan minyak dari air.',
    ],
    es: [
      'Una superficie que separa el aceite del agua',
      'El material recubierto separa el aceite del agua.',
    ],
  },
  {
    body: bodies.facade,
    picture: 'panel-rain',
    page: 'build',
    ko: [
      '초친수성 외장재, 빗물로 스스로 씻깁니다',
      '물이 방울지지 않고 넓게 퍼지면서 오염물을 씻어 냅니다.',
    ],
    en: [
      'A superhydrophilic facade that rain washes clean',
      'Water does not bead up. It spreads into a film and carries the dirt away.',
    ],
    id: [
      'Panel superhidrofilik yang dibersihkan air hujan',
      'Air tidak membentuk butiran, tetapi menyebar merata sambil membilas kotoran.',
    ],
    es: [
      'Una fachada superhidrófila que se limpia con la lluvia',
      'El agua no forma gotas: se extiende como una película y arrastra la suciedad.',
    ],
  },
  {
    body: bodies.antibacterial,
    picture: 'coat',
    page: 'multi',
    ko: [
      '항균 시험: 3시간 뒤 99.9% 감소',
      'MRSA와 폐렴구균 모두 약 1.0×10⁴에서 10 CFU/ml 미만으로 줄었습니다.',
    ],
    en: [
      'Antibacterial test: 99.9% less after 3 hours',
      'MRSA and pneumococcus both fell from about 1.0×10⁴ to below 10 CFU/ml.',
    ],
    id: [
      'Uji antibakteri: turun 99,9% setelah 3 jam',
      'MRSA dan pneumokokus sama-sama turun dari sekitar 1,0×10⁴ menjadi di bawah 10 CFU/ml.',
    ],
    es: [
      'Ensayo antibacteriano: 99.9% menos a las 3 horas',
      'Tanto el MRSA como el neumococo pasaron de unas 1.0×10⁴ a menos de 10 UFC/ml.',
    ],
  },
  {
    body: bodies.bacteria,
    picture: 'diorama-office',
    page: 'air',
    ko: ['부유세균, 시공 전과 후', '세 측정값은 20에서 0, 33에서 5, 25에서 3으로 줄었습니다.'],
    en: [
      'Airborne bacteria before and after application',
      'The three measurements fell from 20 to 0, from 33 to 5 and from 25 to 3.',
    ],
    id: [
      'Bakteri udara, sebelum dan sesudah aplikasi',
      'Ketiga nilai ukurnya turun dari 20 menjadi 0, dari 33 menjadi 5, dan dari 25 menjadi 3.',
    ],
    es: [
      'Bacterias en el aire, antes y después de la aplicación',
      'Las tres mediciones bajaron: de 20 a 0, de 33 a 5 y de 25 a 3.',
    ],
  },
  {
    body: bodies.odors,
    // In Korean only: how a post looks that nobody has translated.
    picture: 'layers',
    page: 'multi',
    focus: 'right',
    ko: [
      '암모니아와 트라이메틸아민 탈취 시험 결과',
      '암모니아는 100 ppm에서 1 ppm 미만으로, 트라이메틸아민은 30 ppm에서 1 ppm 미만으로 줄었습니다.',
    ],
  },
  {
    body: bodies.inquiry,
    picture: 'sample',
    ko: [
      '샘플 코팅 신청 안내',
      '제안·문의 양식에 제품이나 공간을 적어 주시면 담당자가 연락드립니다. ‘샘플 코팅 신청’ 항목을 켜시면 샘플 코팅이 가능한지도 안내해 드립니다.',
      '<a href="/contact/stepOne">제안·문의 양식</a> 1단계에서 ‘샘플 코팅 신청’을 켜 주십시오.',
    ],
    en: [
      'How to request a sample coating',
      'Describe your product or space on the Partnership Proposal Form, and we will get back to you. If you turn on “Sample Coating”, we will also tell you whether we can provide one.',
      'Please turn on “Sample Coating” in step 1 of the <a href="/en/contact/stepOne">Partnership Proposal Form</a>.',
    ],
    id: [
      'Cara meminta sampel berpelapis',
      'Ceritakan produk atau ruangan Anda di Formulir Proposal Kemitraan, dan tim kami akan menghubungi Anda. Jika “Pelapisan Sampel” diaktifkan, kami juga akan memberi tahu apakah sampelnya dapat disediakan.',
      'Silakan aktifkan “Pelapisan Sampel” di langkah 1 <a href="/id/contact/stepOne">Formulir Proposal Kemitraan</a>.',
    ],
    es: [
      'Cómo solicitar una muestra recubierta',
      'Describa su producto o espacio en el Formulario de propuesta de colaboración y nos pondremos en contacto con usted. Si activa “Muestra recubierta”, también le diremos si podemos prepararla.',
      'Active “Muestra recubierta” en el paso 1 del <a href="/es/contact/stepOne">Formulario de propuesta de colaboración</a>.',
    ],
  },
  {
    body: bodies.companies,
    picture: 'diorama-lab',
    page: 'brand',
    ko: [
      '약 10년 개발하고 20년 넘게 써 온 기술',
      '촉매를 개발하는 회사와 필터를 만드는 회사가 함께 만들었습니다.',
    ],
    en: [
      'About 10 years in development, over 20 years in use',
      'The company that develops the catalyst and the company that makes the filters created it together.',
    ],
    id: [
      'Sekitar 10 tahun dikembangkan, lebih dari 20 tahun digunakan',
      'Teknologi ini lahir dari kerja sama perusahaan pengembang katalis dan perusahaan pembuat filter.',
    ],
    es: [
      'Unos 10 años de desarrollo y más de 20 años en uso',
      'Es obra conjunta de la empresa que desarrolla el catalizador y la que fabrica los filtros.',
    ],
  },
  {
    body: bodies.welcome,
    ko: ['미디어 페이지를 새로 열었습니다', '앞으로 이곳에서 소식을 전하겠습니다.'],
    en: ['Our media page is open', 'From now on, this is where we share our news.'],
    id: ['Halaman media kami kini dibuka', 'Mulai sekarang, kabar kami hadir di sini.'],
    es: [
      'Abrimos nuestra página de noticias',
      'A partir de ahora compartiremos aquí las novedades.',
    ],
  },
];

/** In the form in which the old site would have answered them, newest first. */
export function samplePosts(now = Date.now()): object[] {
  return samples.map(({ picture, focus: _, page, body, ...texts }, index) => {
    const [original, ...others] = Object.entries(texts).map(
      ([language, [title, ...paragraphs]]) => ({
        language,
        title,
        main_text: [
          ...paragraphs.map(bodies.paragraph),
          ...body(words[language as Language], language as Language),
          ...(page ? [bodies.paragraph(linkTo(page, language as Language))] : []),
        ].join(''),
      }),
    );
    const image = picture && `<img src="${bodies.stillAddress(picture)}" alt="">`;
    return {
      mnum: samples.length - index,
      regDate: new Date(now - index * 9 * 86_400_000).toISOString(),
      main_image: image ?? '',
      ...original,
      versions: Object.fromEntries(others.map(({ language, ...text }) => [language, text])),
    };
  });
}

const related = {
  ko: '관련 페이지',
  en: 'Related page',
  id: 'Halaman terkait',
  es: 'Página relacionada',
};
const words = readSupplied();

function linkTo(page: Page, language: Language): string {
  const name = words[language].frame.pages[page];
  return `${related[language]}: <a href="${pagePath(page, language)}">${name}</a>`;
}

/** As staff would choose them in the back office: the old site knew none. */
export function focusOfSamples(): { mnum: number; focus: PictureFocus }[] {
  return samples.flatMap(({ focus }, index) =>
    focus ? [{ mnum: samples.length - index, focus }] : [],
  );
}
