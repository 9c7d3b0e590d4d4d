import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseEnumPipe,
  ParseUUIDPipe,
  Post,
  Query,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Can, Public } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import {
  CertificateAccepted,
  CertificateCheck,
  CertificateCheckQuery,
  CertificateRequest,
  CertificateResponse,
  PolicyAdditionalInsured,
} from './certificates.dto';
import { CertificatesQueries } from './certificates.queries';
import { CertificatesService } from './certificates.service';

const PRODUCT_BY_CODE = Object.fromEntries(PRODUCT_CODES.map((code) => [code, code]));

@ApiTags('certificates')
@Controller('api/policy/v1')
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly queries: CertificatesQueries,
  ) {}

  /**
   * Issue a certificate of what a policy covers.
   *
   * @remarks To a holder by its address, to an additional insured by its id, or, without either, for the
   * insured to keep. It is mailed to `email`, else to the insured, who hands it on. Its paper says what
   * the policy covers today and nothing else; a policy that covers nothing is refused with 409.
   */
  @Post('certificate/:productType')
  @HttpCode(200)
  @Can('certificate:email')
  @ApiParam({ name: 'productType', enum: PRODUCT_CODES })
  issueCertificate(
    @Param('productType', new ParseEnumPipe(PRODUCT_BY_CODE)) product: Product,
    @Body() body: CertificateRequest,
    @CurrentCaller() { actor }: Caller,
  ): Promise<CertificateAccepted> {
    return this.certificates.issue(product, body, actor);
  }

  /**
   * Who is insured by a policy beside the named insured.
   *
   * @remarks By the terms that hold today; to one of them a certificate is issued by its id.
   */
  @Get('additional-insureds/:policyId')
  @Can('certificate:email')
  listAdditionalInsureds(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<PolicyAdditionalInsured[]> {
    return this.queries.additionalInsureds(id, actor);
  }

  /**
   * What is true of a certificate, by the code on it.
   *
   * @remarks Without a sign-in, for whoever holds the paper: true, changed with what, cancelled or ended with
   * since when, today or as of any other day by what is recorded. A code is read without regard to
   * its dashes and case; 404 for one that nobody has.
   */
  @Get('certificates/check/:code')
  @Public()
  checkCertificate(
    @Param('code') code: string,
    @Query() { asOf }: CertificateCheckQuery,
  ): Promise<CertificateCheck> {
    return this.queries.check(code, asOf);
  }

  /**
   * The certificates of a policy, the latest first.
   *
   * @remarks Each with its holder, its code, and what is true of it today.
   */
  @Get('certificates/:policyId')
  @Can('certificate:view')
  listCertificates(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<CertificateResponse[]> {
    return this.queries.ofPolicy(id, actor);
  }
}
