/**
 * Hazard class and what becomes of a request, by prefix of a UK SIC code; the longest prefix wins.
 * The classes are this project's own judgement: prefix, hazard 1 to 5, action, what it covers.
 */
export const UK_SIC_HAZARDS = `
01|1|accept|Agriculture
02|1|accept|Forestry
03|1|accept|Fishing
05|2|accept|Mining
06|3|accept|Oil and gas extraction
07|2|accept|Metal ores
08|2|accept|Quarrying
09|2|accept|Mining support
10|2|accept|Food manufacture
11|2|accept|Beverages
12|2|accept|Tobacco products
13|2|accept|Textiles
14|2|accept|Apparel
15|2|accept|Leather
16|2|accept|Wood
17|2|accept|Paper
18|2|accept|Printing
19|3|accept|Refining
20|3|accept|Chemicals
21|4|accept|Pharmaceuticals
22|2|accept|Rubber plastics
23|2|accept|Non-metallic minerals
24|2|accept|Basic metals
25|2|accept|Fabricated metal
254|3|refer|Weapons
26|3|accept|Electronics
27|2|accept|Electrical equipment
28|2|accept|Machinery
29|2|accept|Motor vehicles
30|2|accept|Other transport equipment
303|4|refer|Aerospace
304|4|refer|Military vehicles
31|2|accept|Furniture
32|2|accept|Other manufacture
325|3|accept|Medical and dental instruments
33|2|accept|Repair of machinery
35|5|refer|Electricity and gas
36|4|refer|Water supply
37|4|refer|Sewerage
38|2|accept|Waste
39|2|accept|Remediation
41|1|accept|Building
42|2|accept|Civil engineering
43|1|accept|Specialised construction
45|2|accept|Motor trade
46|2|accept|Wholesale
4646|3|accept|Pharmaceutical wholesale
47|3|accept|Retail
4773|4|accept|Dispensing chemists
4791|4|accept|Online and mail order retail
49|2|accept|Land transport
491|4|refer|Rail passenger
492|4|refer|Rail freight
495|5|refer|Pipelines
50|3|accept|Water transport
51|4|refer|Air transport
52|2|accept|Warehousing
53|3|accept|Postal and courier
531|4|refer|Universal postal service
55|4|accept|Hotels
56|3|accept|Food and beverage service
58|4|accept|Publishing and software publishing
59|3|accept|Film and music
60|4|accept|Broadcasting
61|5|refer|Telecommunications
62|4|accept|IT services
63|5|accept|Hosting and data processing
6391|4|accept|News agencies
64|5|accept|Financial services
6411|5|decline|Central bank
64205|4|accept|Financial holding companies
65|5|accept|Insurance
66|5|accept|Auxiliary finance
6611|5|decline|Exchanges incl. crypto exchanges
66220|4|accept|Insurance brokers
68|2|accept|Real estate
6831|3|accept|Estate agents
6832|3|accept|Property management
69|4|accept|Legal and accounting
70|3|accept|Management consultancy and head offices
71|2|accept|Architecture and engineering
72|3|accept|Research
73|3|accept|Advertising
74|3|accept|Other professional
75|3|accept|Veterinary
77|2|accept|Rental
78|3|accept|Employment
782|4|accept|Temporary employment
79|3|accept|Travel agencies
80|3|accept|Security
81|1|accept|Services to buildings
82|3|accept|Office support
8291|5|refer|Collection agencies and credit bureaus
84|5|refer|Public administration
8422|5|decline|Defence
85|4|accept|Education
8520|5|refer|Primary education
8531|5|refer|Secondary education
8542|5|refer|Universities
86|5|accept|Human health
86101|5|refer|Hospitals
87|5|accept|Residential care
88|4|accept|Social work
90|3|accept|Arts
91|3|accept|Libraries and museums
92|5|decline|Gambling and betting
93|3|accept|Sports and recreation
94|3|accept|Membership organisations
9492|4|refer|Political organisations
95|2|accept|Repair of goods
96|2|accept|Personal services
96090|3|refer|Other personal service - adult services check
97|1|decline|Households as employers
98|2|refer|Residents property management
99|5|decline|Extraterritorial and dormant
`;
