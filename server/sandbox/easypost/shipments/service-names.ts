interface Service {
  /** The name that the carrier prints. */
  name: string;
  /** The large letter on the label. */
  mark: string;
  /** Prefix of domestic tracking codes, or the two letters of international ones. */
  code: string;
}

const services = new Map<string, Service>([
  ['GroundAdvantage', { name: 'USPS Ground Advantage', mark: 'G', code: '940010' }],
  ['Priority', { name: 'USPS Priority Mail', mark: 'P', code: '940550' }],
  ['Express', { name: 'USPS Priority Mail Express', mark: 'E', code: '947010' }],
  [
    'FirstClassPackageInternationalService',
    { name: 'USPS First-Class Package Intl', mark: 'F', code: 'LZ' },
  ],
  ['PriorityMailInternational', { name: 'USPS Priority Mail Intl', mark: 'P', code: 'CP' }],
  ['ExpressMailInternational', { name: 'USPS Priority Express Intl', mark: 'E', code: 'EC' }],
]);

const unknownService: Service = { name: 'USPS', mark: 'U', code: '940010' };

export const serviceOf = (service: string): Service => services.get(service) ?? unknownService;

export const serviceName = (service: string): string => serviceOf(service).name;
