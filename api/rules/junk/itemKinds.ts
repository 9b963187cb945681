/** The kinds of items that a junk pickup can name, each with its words and the room that one takes in a truck. */
export const itemKinds = {
  sofa: { label: 'Sofa', many: 'sofas', cubicFeet: 45 },
  sectional: { label: 'Sectional', many: 'sectionals', cubicFeet: 90 },
  armchair: { label: 'Armchair', many: 'armchairs', cubicFeet: 25 },
  mattress: { label: 'Mattress', many: 'mattresses', cubicFeet: 30 },
  box_spring: { label: 'Box spring', many: 'box springs', cubicFeet: 25 },
  bed_frame: { label: 'Bed frame', many: 'bed frames', cubicFeet: 15 },
  dresser: { label: 'Dresser', many: 'dressers', cubicFeet: 30 },
  table: { label: 'Table', many: 'tables', cubicFeet: 25 },
  chair: { label: 'Chair', many: 'chairs', cubicFeet: 6 },
  desk: { label: 'Desk', many: 'desks', cubicFeet: 30 },
  bookcase: { label: 'Bookcase', many: 'bookcases', cubicFeet: 20 },
  refrigerator: { label: 'Refrigerator', many: 'refrigerators', cubicFeet: 45 },
  washer_dryer: { label: 'Washer or dryer', many: 'washers or dryers', cubicFeet: 30 },
  stove: { label: 'Stove', many: 'stoves', cubicFeet: 25 },
  dishwasher: { label: 'Dishwasher', many: 'dishwashers', cubicFeet: 15 },
  water_heater: { label: 'Water heater', many: 'water heaters', cubicFeet: 20 },
  air_conditioner: { label: 'Air conditioner', many: 'air conditioners', cubicFeet: 10 },
  tv: { label: 'Television', many: 'televisions', cubicFeet: 8 },
  tire: { label: 'Tire', many: 'tires', cubicFeet: 5 },
  box: { label: 'Box', many: 'boxes', cubicFeet: 4 },
  yard_bag: { label: 'Yard bag', many: 'yard bags', cubicFeet: 6 },
  carpet_room: { label: 'Carpet of a room', many: 'carpets of rooms', cubicFeet: 15 },
  hot_tub: { label: 'Hot tub', many: 'hot tubs', cubicFeet: 220 },
  piano: { label: 'Piano', many: 'pianos', cubicFeet: 60 },
} as const
export type ItemKind = keyof typeof itemKinds

/** Kinds that new requests no longer offer. Old jobs keep them, so they stay in `itemKinds`. */
const retired: ReadonlySet<ItemKind> = new Set()

/** The kinds to choose from: those that aren't retired, and those that are already chosen. */
export const kindsToOffer = (chosen: readonly ItemKind[], without = retired): ItemKind[] =>
  (Object.keys(itemKinds) as ItemKind[]).filter(kind => !without.has(kind) || chosen.includes(kind))

export interface JunkItem {
  kind: ItemKind
  count: number
}

/** The way from the items to the truck. */
export const accesses = {
  curbside: { label: 'Curbside', words: 'It stands at the street or in the driveway.' },
  ground: { label: 'Ground floor', words: 'Inside, with no stairs on the way.' },
  stairs: { label: 'Stairs', words: 'Carried up or down at least one flight.' },
} as const
export type Access = keyof typeof accesses
