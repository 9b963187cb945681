import Upload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { createUpload } from './createUpload.js'
import { CreateUploadInput } from './inputs.js'
import { registerJobImage } from './registerUpload.js'
import { JobImage, UploadedFile, UploadTarget } from './UploadTarget.js'
import { uploadFile } from './uploadFile.js'

@Resolver()
export class UploadResolver {
  @Mutation(() => UploadTarget, {
    description:
      "Creates a signed link to PUT a file to. Register the file afterwards; a file that is not used within a day is removed. CONFLICT: TOO_MANY_UPLOADS if 100 of the account's files are still unused, TOO_MUCH_STORED. RATE_LIMITED above the account's limit.",
  })
  createUpload(
    @Ctx() context: Context,
    @Arg('input', () => CreateUploadInput, { nullable: true, description: 'The file to upload.' })
    input?: CreateUploadInput | null,
  ) {
    return createUpload(context, input)
  }

  @Mutation(() => UploadedFile, {
    description:
      'A PNG, JPG, GIF or PDF of at most 10485760 bytes in one multipart request, for programs. Requires the header Apollo-Require-Preflight.',
  })
  async uploadFile(
    @Arg('file', () => Upload, {
      description: 'The file, as defined by the GraphQL multipart request specification.',
    })
    file: Promise<FileUpload>,
    @Ctx() context: Context,
  ): Promise<UploadedFile> {
    return uploadFile(context, await file)
  }

  @Mutation(() => JobImage, {
    description:
      'Checks an uploaded photo: its owner, its size, and that it is an intact PNG, JPG or GIF of at most 50 megapixels. CONFLICT UPLOAD_INCOMPLETE if the file has not arrived.',
  })
  async registerJobImage(
    @Arg('imageURL', () => String, { description: 'The link the file was sent to.' }) imageURL: string,
    @Ctx() context: Context,
  ): Promise<JobImage> {
    return { objectPath: await registerJobImage(context, imageURL) }
  }
}
