/** A request is not sent if one of the photos its customer chose is missing. */
export class PhotosMissing extends Error {
  constructor() {
    super('A photo did not arrive. Try it again or remove it, then send your request.')
  }
}
