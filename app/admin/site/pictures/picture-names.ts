import type { PictureName } from '#domain/picture-files.ts';
import type { StaffLanguage } from '#domain/staff.ts';

/** What is on the pictures that the site came with, as staff would call them. */
const names: Record<PictureName, readonly [ko: string, en: string]> = {
  hero: ['촉매 표면과 오염물', 'Catalyst beads and grime'],
  coat: ['코팅 경계', 'Edge of the coating'],
  filter: ['벌집 필터', 'Honeycomb filter'],
  layers: ['필터 네 겹', 'Four filter layers'],
  water: ['물방울과 물막', 'Water beads and sheet'],
  oilwater: ['물속 기름방울', 'Oil drops in water'],
  jars: ['유리병 두 개', 'Two jars of water'],
  'jars-hero': ['첫 화면의 유리병', 'Jars of the first screen'],
  'panel-rain': ['빗물이 흐르는 외벽', 'Wall in the rain'],
  'panel-mold': ['곰팡이가 핀 벽', 'Wall with mold'],
  paving: ['보도블록과 패널', 'Paving and panels'],
  wetting: ['물에 젖은 두 판', 'Two wet slabs'],
  fresh: ['바나나 트레이', 'Trays of bananas'],
  box: ['과일 상자', 'Boxes of fruit'],
  'box-hero': ['첫 화면의 과일 상자', 'Boxes of the first screen'],
  redchec: ['시약 방울', 'Drops of reagent'],
  'redchec-0': ['시약 뿌리기 전', 'Before the reagent'],
  'redchec-1': ['시약 뿌린 직후', 'Reagent just sprayed'],
  'redchec-2': ['시약 반응 후', 'After the reaction'],
  'field-sun': ['햇빛 아래 촉매 표면', 'Catalyst beads in the sun'],
  'field-lamp': ['조명 아래 촉매 표면', 'Catalyst beads under a lamp'],
  'field-dark': ['어둠 속 촉매 표면', 'Catalyst beads in the dark'],
  'field-glow': ['빛을 내는 촉매 표면', 'Catalyst beads all glowing'],
  clock: ['벽시계', 'Wall clock'],
  quiet: ['촉매 표면과 한 점의 빛', 'Catalyst beads, one glow'],
  air: ['밤의 사무실', 'Office at night'],
  companies: ['플라스크와 코팅 중인 필터', 'Flask, and filter being coated'],
  devices: ['필터가 든 기기 세 대', 'Three devices with the filter'],
  spray: ['시약 스프레이 병', 'Spray bottle of reagent'],
  sample: ['샘플 네 장', 'Four sample plates'],
  effects: ['다섯 가지 효과', 'Five effects'],
  reaction: ['필터 칸 속의 반응', 'Reaction in a filter cell'],
  'diorama-hospital': ['병실, 낮', 'Hospital room, day'],
  'diorama-hospital-night': ['병실, 밤', 'Hospital room, night'],
  'diorama-office': ['사무실, 낮', 'Office, day'],
  'diorama-office-night': ['사무실, 밤', 'Office, night'],
  'diorama-hotel': ['호텔 객실, 낮', 'Hotel room, day'],
  'diorama-hotel-night': ['호텔 객실, 밤', 'Hotel room, night'],
  'diorama-daycare': ['어린이집, 낮', 'Day care room, day'],
  'diorama-daycare-night': ['어린이집, 밤', 'Day care room, night'],
  'diorama-lab': ['연구실, 낮', 'Laboratory, day'],
  'diorama-lab-night': ['연구실, 밤', 'Laboratory, night'],
  'diorama-works': ['필터 공장, 낮', 'Filter plant, day'],
  'diorama-works-night': ['필터 공장, 밤', 'Filter plant, night'],
};

/** Undefined for what is no picture. */
export function nameOfSupplied(picture: string, language: StaffLanguage): string | undefined {
  return (names as Partial<typeof names>)[picture as PictureName]?.[language === 'ko' ? 0 : 1];
}
