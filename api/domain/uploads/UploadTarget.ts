import { Field, ObjectType } from 'type-graphql'
import { DateTime } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'Where to send the bytes of a file.' })
export class UploadTarget {
  @Field(() => String, { description: 'Takes one PUT of at most 10485760 bytes.' })
  uploadURL!: string

  @Field(() => DateTime, { description: 'Until when.' })
  expiresAt!: Date
}

@ObjectType({ simpleResolvers: true, description: 'A file that has arrived and was looked at.' })
export class UploadedFile {
  @Field(() => String, { description: 'For `images` of a job: /objects/ID.' })
  objectPath!: string

  @Field(() => String, { description: 'For `filePath` of a vendor document.' })
  uploadURL!: string
}

@ObjectType({ simpleResolvers: true, description: 'A photo that is ready to go with a job.' })
export class JobImage {
  @Field(() => String, { description: 'What goes into `images`: /objects/ID.' })
  objectPath!: string
}
