import { formatMoment } from './formatMoment.js'

/** A point in time, in the reader's zone: "Tue, Nov 24, 9:00 AM". */
export const Moment = ({ value }: { value: string }) => <time dateTime={value}>{formatMoment(value)}</time>
